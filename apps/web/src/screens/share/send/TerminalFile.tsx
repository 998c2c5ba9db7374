import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useConfig } from '../../../config/useConfig.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { paddocks } from '../../../documents/paddocks.ts';
import type { PlannedMix } from '../PlannedMix.ts';
import { saveFile } from '../../../device/files/saveFile.ts';
import styles from './send.module.css';

interface TerminalFileProps {
  readonly mix: PlannedMix;
  readonly sentAt: Date;
}

/** The paddock of a mix, where it is kept here. */
async function keptPaddock(id: string | null) {
  const kept = id === null ? [] : await paddocks.all();
  return kept.find((one) => one.id === id)?.value ?? null;
}

/** The job for the sprayer's own terminal. What makes the file is fetched when it is wanted. */
export function TerminalFile({ mix, sentAt }: TerminalFileProps) {
  const [message, setMessage] = useState('');
  const { productName } = useConfig();
  const { draft, plan, catalogue, paddock } = mix;
  const save = async () => {
    setMessage(shareWords.working);
    try {
      const { planFile } = await import('../../../job/terminal/planFile.ts');
      const name = draft.name ?? shareWords.unnamed;
      const file = planFile({
        name,
        groundName: paddock?.name ?? name,
        paddock: await keptPaddock(paddock?.id ?? null),
        draft,
        plan,
        nameOf: (id) => catalogue.products.find((product) => product.id === id)?.name ?? id,
        waterName: shareWords.sheet.waterRow,
        title: `${productName} Mix Calculator`,
      });
      saveFile(`taskdata-${sentAt.toISOString().slice(0, 10)}.zip`, file);
      setMessage(shareWords.terminalSaved);
    } catch {
      setMessage(shareWords.terminalFailed);
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{shareWords.terminal}</Button>
      <p>{shareWords.terminalNote}</p>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </>
  );
}
