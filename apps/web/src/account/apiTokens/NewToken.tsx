import { useState } from 'react';
import type { MadeProgramToken } from '../../session/ownServer/OwnServer.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { programWords as words } from '../../i18n/made/en/farm/programWords.ts';
import styles from './programs.module.css';

interface NewTokenProps {
  readonly made: MadeProgramToken;
  readonly onEnd: () => void;
  readonly onDone: () => void;
}

/** A token that was just made, shown this once. */
export function NewToken({ made, onEnd, onDone }: NewTokenProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.secret);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <Section name={made.token.name} note={words.onlyNow}>
      <div className="stack-2 padding-block-2 shrink-items">
        <p>
          <code className={styles.secret}>{made.secret}</code>
        </p>
        <Notice kind="warning" word={words.copyNow} title={words.copyNowWhy} />
        <div role="status">
          {copied === 'yes' && <p>{words.copied}</p>}
          {copied === 'refused' && <p>{words.copyByHand}</p>}
        </div>
        <Button look="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.kept}</Button>
        <Button onClick={onEnd}>{words.endIt}</Button>
      </div>
    </Section>
  );
}
