import type { Paddock } from '@mix/documents';
import { FORMAT_LIMITS, readGround, type ReadGround } from '@mix/ground';
import { useState } from 'react';
import { ChooseFile } from '../../../components/fields/ChooseFile.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { paths } from '../../../navigation/paths.ts';
import { groundWords as words } from '../../../words/en/farm/groundWords.ts';
import { productFileWords } from '../../../words/en/products/productFileWords.ts';
import { GroundFrame } from '../GroundFrame.tsx';
import { faultText } from './faultText.ts';
import { FoundOutlines } from './FoundOutlines.tsx';
import { readyOutlines } from './readyOutlines.ts';
import styles from '../ground.module.css';

interface BringFileProps {
  readonly kept: readonly KeptDocument<Paddock>[];
}

const read = async (file: File): Promise<ReadGround> =>
  // The bytes of a file that is too large are never read.
  file.size > FORMAT_LIMITS.bytes
    ? {
        format: null,
        found: [],
        fault: { code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes },
      }
    : readGround(new Uint8Array(await file.arrayBuffer()));

/** Outlines out of a file, looked at before any of them is taken. */
export function BringFile({ kept }: BringFileProps) {
  const [opened, setOpened] = useState<ReadGround | null>(null);
  const [isUnread, setUnread] = useState(false);
  return (
    <GroundFrame title={words.fileTitle} backTo={paths.ground}>
      <p className={styles.quiet}>{words.formats}</p>
      <ChooseFile
        label={words.choose}
        look={opened?.fault === null ? 'plain' : 'primary'}
        onChosen={(file) => {
          setUnread(false);
          read(file).then(setOpened, () => {
            setUnread(true);
          });
        }}
      />
      <div role="status">
        {isUnread && (
          <Notice kind="warning" word={productFileWords.warning} title={productFileWords.unread} />
        )}
        {opened !== null && opened.fault !== null && (
          <Notice kind="warning" word={productFileWords.warning} title={faultText(opened.fault)} />
        )}
      </div>
      {opened?.fault === null && (
        <FoundOutlines
          key={readyKey(opened)}
          format={words.formatNames[opened.format]}
          ready={readyOutlines(opened.found, kept)}
          kept={kept}
        />
      )}
    </GroundFrame>
  );
}

/** Another file is another list of ticks. */
const readyKey = ({ found }: ReadGround): string =>
  found.map(({ name, ring }) => `${name ?? ''} ${ring.length}`).join();
