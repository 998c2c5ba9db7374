import type { Catalogue, Nozzle } from '@mix/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import styles from './machines.module.css';

/** As many as stand below the field without hiding what comes after it. */
const SHOWN = 6;

interface FindNozzleProps {
  readonly nozzleId: string | null;
  /** Null until the catalogue is here. */
  readonly known: Pick<Catalogue, 'nozzles'> | null;
  readonly onChoose: (nozzleId: string | null) => void;
}

const nameOf = ({ maker, model }: Nozzle): string => `${maker} ${model}`;

/** The nozzle that is fitted, and a field that finds another one by its maker, series or model. */
export function FindNozzle({ nozzleId, known, onChoose }: FindNozzleProps) {
  const [text, setText] = useState('');
  const fitted = known?.nozzles.find(({ id }) => id === nozzleId);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? []
      : (known?.nozzles ?? []).filter((nozzle) => {
          const all = `${nameOf(nozzle)} ${nozzle.series}`.toLowerCase();
          return words.every((word) => all.includes(word));
        });
  const choose = (id: string | null) => {
    onChoose(id);
    setText('');
  };
  return (
    <div className={styles.find}>
      <p className={styles.fact}>
        <span className="quiet">{machineWords.nozzles}</span>
        <span>{fitted === undefined ? (nozzleId ?? machineWords.unset) : nameOf(fitted)}</span>
      </p>
      <TextField label={machineWords.findNozzle} value={text} onText={setText} />
      {found.slice(0, SHOWN).map((nozzle) => (
        <Button key={nozzle.id} onClick={() => choose(nozzle.id)}>
          {nameOf(nozzle)}
        </Button>
      ))}
      {found.length > SHOWN && (
        <p className="quiet">{machineWords.moreNozzles(numberText(found.length - SHOWN, 0))}</p>
      )}
      {nozzleId !== null && (
        <Button look="text" onClick={() => choose(null)}>
          {machineWords.noNozzle}
        </Button>
      )}
    </div>
  );
}
