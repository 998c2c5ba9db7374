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

/** Of a paddock that is kept and has an outline; null otherwise. */
async function outlineOf(id: string | null) {
  const kept = id === null ? [] : await paddocks.all();
  const { outline = null, leftOut = [] } = kept.find((one) => one.id === id)?.value ?? {};
  return outline && { ring: outline, leftOut: leftOut.map((part) => part.outline) };
}

/** The job for the sprayer's own terminal. What makes the file is fetched when it is wanted. */
export function TerminalFile({ mix, sentAt }: TerminalFileProps) {
  const [message, setMessage] = useState('');
  const { productName } = useConfig();
  const { draft, plan, catalogue, paddock } = mix;
  const save = async () => {
    setMessage(shareWords.working);
    try {
      const { taskData } = await import('../isoxml/taskData.ts');
      const name = draft.name ?? shareWords.unnamed;
      const zip = await taskData({
        name,
        groundName: paddock?.name ?? name,
        outline: await outlineOf(paddock?.id ?? null),
        draft,
        plan,
        nameOf: (id) => catalogue.products.find((product) => product.id === id)?.name ?? id,
        waterName: shareWords.sheet.waterRow,
        fmisTitle: `${productName} Mix Calculator`,
      });
      const day = sentAt.toISOString().slice(0, 10);
      saveFile(`taskdata-${day}.zip`, new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
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
