import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { ChooseFile } from '../ui/ChooseFile.tsx';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { useNow, MINUTE_MS } from '../device/clock/useNow.ts';
import { saveFile } from '../device/files/saveFile.ts';
import { paths } from '../device/navigation/paths.ts';
import { loadBackups } from './file/loadBackups.ts';
import { documentOwner } from '../sync/documentOwner.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { inAndOutWords as words } from '../i18n/made/en/farm/inAndOutWords.ts';
import { momentText, timeOfDayText } from '../i18n/figures/dateText.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { BACKUP_FILES, chosenBackup } from './chosenBackup.ts';
import { keepLastBackup, lastBackupOf, lastBackups, type LastBackup } from './lastBackup.ts';
import styles from './inAndOut.module.css';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { arrivalWords } from '../i18n/made/en/sync/arrivalWords.ts';

/** Shorter ones are guessed from the file in a day (NIST SP 800-63B-4, 3.1.1.2). */
const SHORTEST_PASSWORD = 15;

type Outcome = 'none' | 'saving' | 'saved' | 'failed' | 'notSecure' | 'short';

interface Contents {
  /** How many of each collection. */
  readonly counts: Readonly<Record<string, number>>;
  readonly changed: number;
  /** Collections that the account has still to send. */
  readonly missing: readonly string[];
}

/** How many documents go into a backup now, and how many changed since the last one. */
function useContents(last: LastBackup | null) {
  const [contents, setContents] = useState<Contents | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    void loadBackups().then((backups) => {
      if (isGone) return;
      const read = () =>
        void backups.contents(last).then((found) => {
          if (!isGone) setContents(found);
        });
      read();
      stop = backups.onChange(read);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [last]);
  return contents;
}

/** Saves everything a person has as one file. */
export function BackupPart() {
  const owner = documentOwner();
  const last = useStore(lastBackups, ({ value }) => lastBackupOf(value, owner));
  const contents = useContents(last);
  const [, navigate] = useLocation();
  const [password, setPassword] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const isWhole = contents !== null && contents.missing.length === 0;

  const save = async (): Promise<Outcome> => {
    if (password !== null && password.length < SHORTEST_PASSWORD) return 'short';
    try {
      const at = new Date();
      const written = await (await loadBackups()).write(password, at);
      if (!written.ok) return 'notSecure';
      const day = at.toISOString().slice(0, 10);
      saveFile(`mix-backup-${day}.json`, new Blob([written.value], { type: 'application/json' }));
      const counts = Object.values(contents?.counts ?? {});
      const documents = contents === null ? null : counts.reduce((sum, one) => sum + one, 0);
      keepLastBackup(owner, { atMs: at.getTime(), documents });
      return 'saved';
    } catch {
      return 'failed';
    }
  };

  return (
    <>
      <BackupStanding
        since={last?.atMs ?? null}
        changed={contents === null ? null : contents.changed}
      />
      <WhatGoesIn contents={contents} />
      <div className={styles.stack}>
        <PasswordPart
          password={password}
          onPassword={(text) => {
            setPassword(text);
            setOutcome('none');
          }}
        />
        <p className="quiet break-words">{words.fileNote}</p>
        <OutcomeText outcome={outcome} />
      </div>
      <div className={styles.actions}>
        {isWhole && (
          <Button
            look="primary"
            onClick={() => {
              setOutcome('saving');
              void save().then(setOutcome);
            }}
          >
            {outcome === 'saving' ? words.saving : words.save}
          </Button>
        )}
        <ChooseFile
          accept={BACKUP_FILES}
          label={words.restore}
          onChosen={(file) => {
            chosenBackup.setState({ file });
            // An address of its own, so that the phone's way back works.
            navigate(`${paths.inAndOut}?view=restore`);
          }}
        />
      </div>
    </>
  );
}

/** The documents that are here, and those still to come: until then it is no backup. */
function WhatGoesIn({ contents }: { readonly contents: Contents | null }) {
  if (contents === null) return <ul className={styles.counts} aria-busy />;
  const { counts, missing } = contents;
  const isWhole = missing.length === 0;
  // Of a collection that has still to come, documents made here are not its whole number.
  const counted = Object.entries(counts).filter(([name]) => !missing.includes(name));
  return (
    <>
      <ArrivalNote state={isWhole ? 'here' : 'arriving'} />
      <Section name={isWhole ? words.everything : words.hereSoFar}>
        <ul className={styles.counts}>
          {counted.map(([name, count]) => (
            <li key={name}>
              <span>{kindName(name)}</span> <strong>{numberText(count)}</strong>
            </li>
          ))}
        </ul>
        {!isWhole && (
          <p className="quiet break-words">
            {arrivalWords.notHereYet}: {missing.map(kindName).join(', ')}
          </p>
        )}
        {isWhole && counted.length === 0 && (
          <p className="quiet break-words">{words.nothingKept}</p>
        )}
      </Section>
    </>
  );
}

/** The name of a collection; an unknown one keeps the file's name for it. */
const kindName = (collection: string): string =>
  new Map<string, string>(Object.entries(words.counted)).get(collection) ?? collection;

interface BackupStandingProps {
  readonly since: number | null;
  /** Null: not counted yet. */
  readonly changed: number | null;
}

function BackupStanding({ since, changed }: BackupStandingProps) {
  const now = new Date(useNow(MINUTE_MS));
  if (since === null) {
    return (
      <div className="padding-block-2">
        <p className={styles.moment}>{words.neverSaved}</p>
        <p className="quiet break-words">{words.why}</p>
      </div>
    );
  }
  const at = new Date(since);
  const isToday = at.toDateString() === now.toDateString();
  const moment = isToday ? timeOfDayText(at) : `${momentText(at, now)}, ${timeOfDayText(at)}`;
  return (
    <div className="padding-block-2">
      <p className="quiet break-words">{words.lastBackup}</p>
      <p className={styles.moment}>{moment}</p>
      {changed === null ? null : changed === 0 ? (
        <p className="quiet break-words">{words.nothingSince}</p>
      ) : (
        <Notice kind="warning" word={words.old} title={words.changedSince(changed)} />
      )}
    </div>
  );
}

interface PasswordPartProps {
  /** Null: the file gets no password. */
  readonly password: string | null;
  readonly onPassword: (password: string | null) => void;
}

function PasswordPart({ password, onPassword }: PasswordPartProps) {
  if (password === null) {
    return (
      <div className={styles.line}>
        <p>
          {words.password}
          <br />
          <span className="quiet break-words">{words.noPassword}</span>
        </p>
        <Button small onClick={() => onPassword('')}>
          {words.setPassword}
        </Button>
      </div>
    );
  }
  return (
    <>
      <PasswordField
        label={words.password}
        value={password}
        fill="new-password"
        showWord={accountWords.show}
        hideWord={accountWords.hide}
        hint={words.passwordHint(SHORTEST_PASSWORD)}
        onText={onPassword}
      />
      <Button onClick={() => onPassword(null)}>{words.withoutPassword}</Button>
    </>
  );
}

/** What became of the last try. */
function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const isRefused = outcome === 'failed' || outcome === 'notSecure' || outcome === 'short';
  return (
    <div role="status">
      {outcome === 'saved' && <p>{words.saved}</p>}
      {isRefused && (
        <Notice
          kind="warning"
          word={words.notSaved}
          title={
            outcome === 'short' ? words.passwordHint(SHORTEST_PASSWORD) : words.notSavedWhy[outcome]
          }
        />
      )}
    </div>
  );
}
