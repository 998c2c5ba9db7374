import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { ChooseFile } from '../ui/ChooseFile.tsx';
import { useCatalogue } from '../products/catalogue/useCatalogue.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { SubmitForm } from '../ui/forms/SubmitForm.tsx';
import { DoneIcon } from '../ui/icons/DoneIcon.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { whyNotKept } from '../sync/device/notKeptText.ts';
import { LARGEST_BACKUP_BYTES, type Backup, type BackupFault } from './file/BackupFile.ts';
import { loadBackups } from './file/loadBackups.ts';
import { isOffered, isProposed, type RestoreItem, type RestorePlan } from './file/planRestore.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { deviceWords } from '../i18n/made/en/home/deviceWords.ts';
import { inAndOutWords as words } from '../i18n/made/en/farm/inAndOutWords.ts';
import { dateTimeText } from '../i18n/figures/dateText.ts';
import { numberText } from '../i18n/figures/numberText.ts';
import { paths } from '../device/navigation/paths.ts';
import { BACKUP_FILES, chosenBackup } from './chosenBackup.ts';
import { RestoreRow } from './RestoreRow.tsx';
import styles from './inAndOut.module.css';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { arrivalByCount } from '../sync/arrival/Collected.ts';
import { useSync } from '../sync/syncState.ts';

type Opened =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'fault'; readonly fault: BackupFault | 'unread' }
  | { readonly state: 'sealed'; readonly bytes: Uint8Array; readonly name: string }
  | {
      readonly state: 'read';
      readonly name: string;
      readonly backup: Backup;
      readonly plan: RestorePlan;
    };

/** Chooses a backup file, shows what it would change, and takes what is chosen. */
export function RestorePart() {
  const state = arrivalByCount(useSync().arriving);
  const [given] = useState(() => chosenBackup.getState().file);
  const [opened, setOpened] = useState<Opened>({ state: given === null ? 'none' : 'reading' });

  const open = async (
    name: string,
    bytes: Uint8Array,
    password: string | null,
  ): Promise<Opened> => {
    try {
      const backups = await loadBackups();
      const read = await backups.read(bytes, password);
      if (read.ok) {
        return { state: 'read', name, backup: read.value, plan: await backups.plan(read.value) };
      }
      return read.error === 'passwordNeeded'
        ? { state: 'sealed', bytes, name }
        : { state: 'fault', fault: read.error };
    } catch {
      return { state: 'fault', fault: 'unread' };
    }
  };
  const choose = async (file: File): Promise<Opened> => {
    if (file.size > LARGEST_BACKUP_BYTES) return { state: 'fault', fault: 'tooLarge' };
    try {
      return await open(file.name, new Uint8Array(await file.arrayBuffer()), null);
    } catch {
      return { state: 'fault', fault: 'unread' };
    }
  };

  const look = (file: File) => {
    setOpened({ state: 'reading' });
    void choose(file).then(setOpened);
  };
  const lookAtGiven = useEffectEvent((file: File) => choose(file).then(setOpened));
  useEffect(() => {
    if (given === null) return;
    chosenBackup.setState({ file: null });
    void lookAtGiven(given);
  }, [given]);

  return (
    <>
      <div className={styles.stack}>
        {/* A document that has still to come from the account would look as if it were in the
            file alone. */}
        <ArrivalNote state={state} />
        <p className="quiet break-words">{words.lookFirst}</p>
        <ChooseFile
          accept={BACKUP_FILES}
          label={words.chooseBackup}
          word={opened.state === 'none' ? words.chooseBackup : words.otherFile}
          look={opened.state === 'none' ? 'primary' : 'plain'}
          onChosen={look}
        />
        <div role="status">
          {opened.state === 'reading' && <p>{words.reading}</p>}
          {opened.state === 'fault' && (
            <Notice kind="warning" word={words.notTaken} title={words.faults[opened.fault]}>
              {words.untouched}
            </Notice>
          )}
        </div>
        {opened.state === 'sealed' && (
          <Unlock
            onPassword={async (password) => {
              const next = await open(opened.name, opened.bytes, password);
              if (next.state === 'fault') return words.faults[next.fault];
              setOpened(next);
              return null;
            }}
          />
        )}
      </div>
      {opened.state === 'read' && <Look key={opened.name} {...opened} />}
    </>
  );
}

interface UnlockProps {
  readonly onPassword: (password: string) => Promise<string | null>;
}

function Unlock({ onPassword }: UnlockProps) {
  const [password, setPassword] = useState('');
  return (
    <SubmitForm
      word={words.open}
      busyWord={words.reading}
      refusedWord={words.notTaken}
      onSubmit={() => onPassword(password)}
    >
      <PasswordField
        label={words.filePassword}
        value={password}
        fill="current-password"
        showWord={accountWords.show}
        hideWord={accountWords.hide}
        onText={setPassword}
      />
    </SubmitForm>
  );
}

interface LookProps {
  readonly name: string;
  readonly backup: Backup;
  readonly plan: RestorePlan;
}

type Outcome =
  | { readonly state: 'open' | 'taking' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'taken'; readonly count: number; readonly wanted: number };

/** Rows that stand at once; the rest comes when asked for. */
const ROWS = 50;

/** Which documents would come back, are newer on one side, or stay. Looking changes nothing. */
function Look({ name, backup, plan }: LookProps) {
  const catalogue = useCatalogue();
  const [left, setLeft] = useState<ReadonlySet<RestoreItem>>(
    () => new Set(plan.items.filter((item) => !isProposed(item))),
  );
  const [shown, setShown] = useState(ROWS);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const offered = plan.items.filter(isOffered);
  const wanted = offered.filter((item) => !left.has(item));
  const onlyHere = plan.items.filter(({ state }) => state === 'onlyHere').length;
  const unreadable = plan.items.filter(({ state }) => state === 'unreadable').length;
  const unknown = [...plan.unknown.values()].reduce((sum, count) => sum + count, 0);
  const take = async (): Promise<Outcome> => {
    let count = 0;
    const why = await whyNotKept(
      loadBackups().then(async (backups) => {
        count = await backups.take(wanted);
      }),
    );
    return why === null
      ? { state: 'taken', count, wanted: wanted.length }
      : { state: 'failed', why };
  };

  if (outcome.state === 'taken') {
    return (
      <div role="status" className={styles.stack}>
        <Notice
          kind="information"
          word={deviceWords.note}
          title={words.taken(outcome.count)}
          actions={<Link href={paths.inAndOut}>{words.done}</Link>}
        >
          {outcome.count < outcome.wanted && words.changedMeanwhile(outcome.wanted - outcome.count)}
        </Notice>
      </div>
    );
  }
  return (
    <>
      <div role="status" className="padding-block-2">
        <p className="quiet break-words">{name}</p>
        <p className={styles.moment}>{words.savedAt(dateTimeText(backup.savedAt))}</p>
        <p className={styles.whole}>
          <DoneIcon size={24} /> {words.whole(numberText(backup.version))}
        </p>
      </div>
      <Section
        name={words.differs}
        note={words.ofAll(numberText(plan.items.length), numberText(plan.items.length + plan.same))}
      >
        <ul className={styles.items}>
          {offered.slice(0, shown).map((item) => (
            <RestoreRow
              catalogue={catalogue.status === 'ready' ? catalogue.catalogue : null}
              key={`${item.collection}/${item.id}`}
              item={item}
              isTaken={!left.has(item)}
              onTake={(isTaken) => {
                const others = [...left].filter((other) => other !== item);
                setLeft(new Set(isTaken ? others : [...others, item]));
              }}
            />
          ))}
        </ul>
        {offered.length > shown && (
          <Button onClick={() => setShown(shown + ROWS)}>
            {words.more(offered.length - shown)}
          </Button>
        )}
        <div className={styles.stack}>
          {onlyHere > 0 && <p>{words.onlyHere(onlyHere)}</p>}
          {unreadable + unknown > 0 && (
            <Notice
              kind="warning"
              word={deviceWords.warning}
              title={words.unreadable(unreadable + unknown)}
            />
          )}
          <p className="quiet break-words">
            {words.sameCount(plan.same)} {offered.length > 0 && words.tapLine}
          </p>
        </div>
      </Section>
      {outcome.state === 'failed' && (
        <div role="alert">
          <Notice kind="warning" word={words.notTaken} title={outcome.why} />
        </div>
      )}
      <div className={styles.actions}>
        {wanted.length > 0 && (
          <Button
            look="primary"
            onClick={() => {
              setOutcome({ state: 'taking' });
              void take().then(setOutcome);
            }}
          >
            {outcome.state === 'taking'
              ? words.taking
              : words.take(wanted.length, plan.items.length - wanted.length)}
          </Button>
        )}
        <Link href={paths.inAndOut} className={buttonClass()}>
          {words.leave}
        </Link>
      </div>
    </>
  );
}
