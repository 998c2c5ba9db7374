import type { SavedMachine } from '@mix/documents';
import { draftFields, type UnitId } from '@mix/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { FarmFrame } from '../../ui/farmPages/FarmFrame.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { fieldText, workedFigure } from '../../i18n/figures/fieldText.ts';
import { readersValue } from '../../i18n/figures/readersValue.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { savedMachines } from '../../sync/savedMachines.ts';
import { OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import { machineAddress } from '../saved/machineAddress.ts';
import { catalogueFigure, kindName, knownMachine, machineName } from '../saved/machineTexts.ts';
import {
  BOOM_FIGURES,
  figureLabel,
  figureLimits,
  TANK_FIGURES,
  type FigureName,
} from './machineFigureNames.ts';
import { FindNozzle } from './FindNozzle.tsx';
import styles from './machines.module.css';
import { useKnown } from '../saved/useKnown.ts';

const FIGURES: readonly FigureName[] = [...TANK_FIGURES, ...BOOM_FIGURES];

/** A machine while it is typed. */
interface TypedMachine {
  /** As it was when it was opened; null: it is new. */
  readonly before: SavedMachine | null;
  readonly name: string;
  readonly machineId: string;
  readonly boomConfig: string | null;
  readonly nozzleIds: readonly string[];
  /** Only what was typed: a figure that nobody touched stays what it is, in whichever units it is read. */
  readonly figures: Readonly<Partial<Record<FigureName, string>>>;
}

const typedOf = (before: SavedMachine | null): TypedMachine => ({
  before,
  name: before?.name ?? '',
  machineId: before?.machineId ?? OWN_MACHINE,
  boomConfig: before?.boomConfig ?? null,
  nozzleIds: before?.nozzleIds ?? [],
  figures: {},
});

/** A metric figure as the text of a field in the reader's own unit. */
const readersText = (value: number, unit: UnitId): string =>
  fieldText(workedFigure(readersValue(value, unit)));

function textOf({ before, figures }: TypedMachine, name: FigureName): string {
  const value = before?.[name];
  const kept = value === undefined ? '' : readersText(value, figureLimits(name).unit);
  return figures[name] ?? kept;
}

/** Names of typed figures that are no number, or one that no machine has. */
const wrongIn = ({ figures }: TypedMachine): readonly FigureName[] =>
  FIGURES.filter((name) => {
    const { unit, min, minAllowed, max, whole } = figureLimits(name);
    const { value, message } = readTyped(figures[name] ?? '', unit);
    if (message !== null || value === null) return message !== null;
    const isLittle = minAllowed ? value < min : value <= min;
    return isLittle || value > max || (whole && !Number.isInteger(value));
  });

const machineOf = ({ before, name, figures, ...rest }: TypedMachine): SavedMachine => ({
  ...rest,
  ...(name.trim() !== '' && { name: name.trim() }),
  ...Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const text = figures[figure];
      const value =
        text === undefined ? before?.[figure] : readTyped(text, figureLimits(figure).unit).value;
      return value == null ? [] : [[figure, value]];
    }),
  ),
});

/** A machine that is added, or put right: what is left empty is not set. */
export function ChangeMachine({
  machine,
}: {
  readonly machine: KeptDocument<SavedMachine> | null;
}) {
  const known = useKnown();
  const [, navigate] = useLocation();
  // The machine as the form was filled: saving keeps what another device changes meanwhile.
  const [opened] = useState(machine);
  const [typed, setTyped] = useState(() => typedOf(opened?.value ?? null));
  const [isRefused, setRefused] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const wrong = isRefused ? wrongIn(typed) : [];
  const present = machineOf(typed);
  const save = () => {
    setRefused(true);
    if (wrongIn(typed).length > 0) return;
    const id = opened?.id ?? newDocumentId();
    savedMachines.save(id, present, opened?.value).then(
      () => navigate(machineAddress.of(id), { replace: true }),
      () => setNotKept(true),
    );
  };
  const figure = (name: FigureName) => {
    const { unit } = figureLimits(name);
    const listed = catalogueFigure(name, present, known);
    return (
      <FigureField
        key={name}
        id={`machine-${name}`}
        label={figureLabel(name)}
        unit={unit}
        notSet={listed === null ? machineWords.unset : readersText(listed, unit)}
        text={textOf(typed, name)}
        onText={(text) => setTyped({ ...typed, figures: { ...typed.figures, [name]: text } })}
        optional
      />
    );
  };
  return (
    <FarmFrame
      title={opened === null ? machineWords.addTitle : machineName(opened.value, known)}
      back={{
        to: opened === null ? machineAddress.all : machineAddress.of(opened.id),
        label: machineWords.title,
      }}
    >
      <Container width="text">
        <div className={styles.form}>
          <TextField
            label={machineWords.name}
            value={typed.name}
            maxLength={draftFields.name.longest}
            onText={(name) => setTyped({ ...typed, name })}
          />
          <KindFields typed={typed} known={known} onTyped={setTyped} />
          {TANK_FIGURES.map(figure)}
          {figure('swathWidthM')}
          <FindNozzle
            nozzleId={typed.nozzleIds[0] ?? null}
            known={known}
            onChoose={(id) => setTyped({ ...typed, nozzleIds: id === null ? [] : [id] })}
          />
          {figure('nozzleCount')}
          {figure('travelSpeedKmPerH')}
          {wrong.length > 0 && (
            <Notice
              kind="warning"
              word={machineWords.warning}
              title={machineWords.check(wrong.map(figureLabel).join(', '))}
            />
          )}
          {isNotKept && (
            <Notice kind="warning" word={machineWords.warning} title={machineWords.notKept} />
          )}
          <Button look="primary" data-after-figures onClick={save}>
            {machineWords.saveIt}
          </Button>
        </div>
      </Container>
    </FarmFrame>
  );
}

interface PartProps {
  readonly typed: TypedMachine;
  readonly known: ReturnType<typeof useKnown>;
  readonly onTyped: (typed: TypedMachine) => void;
}

/** Which machine of the catalogue it is, and its boom where there is a choice. */
function KindFields({ typed, known, onTyped }: PartProps) {
  const present = machineOf(typed);
  const listed = knownMachine(present, known);
  const machines = known?.machines.filter(({ id }) => id !== OWN_MACHINE) ?? [];
  // One that is not listed here, or not yet, is not described by hand for that.
  const isUnlisted = listed === null && typed.machineId !== OWN_MACHINE;
  const booms = listed?.boomConfigurations ?? [];
  return (
    <>
      <Select
        label={machineWords.kind}
        value={typed.machineId}
        options={[
          { value: OWN_MACHINE, label: machineWords.ownMachine },
          ...(isUnlisted ? [{ value: typed.machineId, label: kindName(present, known) }] : []),
          ...machines.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(machineId) => onTyped({ ...typed, machineId, boomConfig: null })}
      />
      {booms.length > 1 && (
        <Select
          label={machineWords.boom}
          value={typed.boomConfig ?? ''}
          notSet={machineWords.unset}
          options={booms.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(id) => onTyped({ ...typed, boomConfig: id === '' ? null : id })}
        />
      )}
    </>
  );
}
