import type { JobPlan, JobTold } from '@mix/documents';
import type { MixDraft, Product } from '@mix/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useConfig } from '../device/config/useConfig.ts';
import { saveFile } from '../device/files/saveFile.ts';
import { paddocks } from '../sync/paddocks.ts';
import { shareWords } from '../i18n/made/en/records/shareWords.ts';
import { soFar } from '../sync/arrival/Collected.ts';

interface SaveForTerminalProps {
  readonly draft: MixDraft;
  readonly plan: JobPlan;
  readonly engineVersion: string;
  /** The products of the plan; others may be among them. */
  readonly products: readonly Product[];
  readonly paddock: JobTold['paddock'];
  /** The day in the file's name. */
  readonly at: Date;
  /** The ground and the zones that came with a job of the farm: its plan was made for those. */
  readonly told?: Pick<JobTold, 'ground' | 'prescription'>;
}

/** The paddock of a mix; null where this device does not hold it. */
async function keptPaddock(id: string | null) {
  const kept = id === null ? [] : soFar(await paddocks.all());
  return kept.find((one) => one.id === id)?.value ?? null;
}

const toldGround = ({ ground, prescription }: NonNullable<SaveForTerminalProps['told']>) =>
  ground === undefined ? null : { ...ground, ...(prescription != null && { prescription }) };

/** Saves a job for the sprayer's own terminal. The code that makes the file is loaded on demand. */
export function SaveForTerminal(props: SaveForTerminalProps) {
  const { draft, plan, engineVersion, products, paddock, at, told = {} } = props;
  const [message, setMessage] = useState('');
  const { productName } = useConfig();
  const save = async () => {
    setMessage(shareWords.working);
    try {
      const { planFile } = await import('./terminalFiles.ts');
      const name = draft.name ?? shareWords.unnamed;
      const file = planFile({
        name,
        groundName: paddock?.name ?? name,
        paddock: toldGround(told) ?? (await keptPaddock(paddock?.id ?? null)),
        needsZones: told.prescription !== undefined,
        draft,
        plan,
        engineVersion,
        nameOf: (id) => products.find((product) => product.id === id)?.name ?? id,
        waterName: shareWords.sheet.waterRow,
        title: `${productName} Mix Calculator`,
      });
      if (file === null) {
        setMessage(shareWords.terminalNoZones);
        return;
      }
      saveFile(`taskdata-${at.toISOString().slice(0, 10)}.zip`, file);
      setMessage(shareWords.terminalSaved);
    } catch {
      setMessage(shareWords.terminalFailed);
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{shareWords.terminal}</Button>
      <p>{shareWords.terminalNote}</p>
      <p role="status">
        <strong>{message}</strong>
      </p>
    </>
  );
}
