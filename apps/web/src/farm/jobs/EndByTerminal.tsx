import { useState } from 'react';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { ChooseFile } from '../../ui/ChooseFile.tsx';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { terminalWords as words } from '../../i18n/made/en/farm/terminalWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import type { KeptJob } from './useFarmJobs.ts';

const DoneTasks = onDemand(async () => (await import('../../terminal/terminalFiles.ts')).DoneTasks);

/** Scrolls the found tasks into view: they stand below the last button of a sheet, out of sight. */
function intoView(found: HTMLElement | null): () => void {
  const watching = new ResizeObserver(() => {
    found?.scrollIntoView({ block: 'nearest' });
  });
  if (found !== null) watching.observe(found);
  return () => {
    watching.disconnect();
  };
}

/**
 * Ends a job that was done with the sprayer's terminal, from the terminal's file. It needs no
 * permission to read the ground.
 */
export function EndByTerminal({ job: { id, value } }: { readonly job: KeptJob }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className="stack-1">
      <ChooseFile label={words.endJob} onChosen={setFile} />
      {file !== null && (
        <Awaited
          fallback={null}
          failed={() => (
            <Notice
              kind="warning"
              word={productFileWords.warning}
              title={productFileWords.unread}
            />
          )}
        >
          <div ref={intoView}>
            <DoneTasks file={file} jobId={id} job={value} />
          </div>
        </Awaited>
      )}
    </div>
  );
}
