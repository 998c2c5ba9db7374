import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { useStore } from 'zustand';
import { SunSwitch } from '../../ui/layout/SunSwitch.tsx';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { canHash } from '../../sync/sharedDevice/pin.ts';
import { mayChoosePin, withPin } from '../../sync/sharedDevice/choosePin.ts';
import type { SharedDeviceSettings } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { changeSharedDevice, setPerson } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { SyncStatusLine } from '../../sync/status/SyncStatusLine.tsx';
import { useSyncStatusText } from '../../sync/status/useSyncStatusText.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ChoosePin, EnterPin } from './Pins.tsx';
import { NotChosen } from './NotChosen.tsx';
import {
  mayLetChoose,
  nameOf,
  useDuties,
  useListed,
  type MemberOnDevice,
} from './usePeopleOnDevice.ts';
import styles from './shed.module.css';

const open = ({ uid, name, role }: MemberOnDevice): void => {
  setPerson({ uid, name, role, touchedAtMs: Date.now() });
};

/** The names of the people who use this device; each opens with a tap, or with its PIN. */
export function WhoAreYou({ shed }: { readonly shed: SharedDeviceSettings }) {
  const isBeginning = isShareBegun(shed);
  const [chosen, setChosen] = useState(isBeginning ? shed.uid : null);
  const dutyOf = useDuties(shed);
  const listed = useListed(shed);
  const person = listed?.find(({ uid }) => uid === chosen);
  const usesPin = shed.usesPin && canHash();
  if (person !== undefined) {
    return (
      <ChosenName
        person={person}
        shed={shed}
        helpers={helpersOf(person, listed ?? [], shed)}
        isBeginning={isBeginning}
        onBack={() => setChosen(null)}
      />
    );
  }
  return (
    <Frame title={shedWords.who} top={<Here />}>
      {listed === null && <p role="status">{shedWords.reading}</p>}
      {listed?.length === 0 && <p>{shedWords.nobody}</p>}
      <ul className="border-top">
        {listed?.map((member) => (
          <li key={member.uid}>
            <button
              type="button"
              className={classNames('bare-row', styles.name)}
              onClick={() => {
                if (usesPin) setChosen(member.uid);
                else open(member);
              }}
            >
              <strong>{nameOf(member)}</strong>
              <span>{dutyOf(member)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classNames('padding-top-2', styles.why)}>
        {[
          usesPin ? shedWords.opensByPin : shedWords.opensByTap,
          shedWords.carriesName,
          ...(shed.askAfterMin === null ? [] : [shedWords.comesBack(numberText(shed.askAfterMin))]),
        ].join(' ')}
      </p>
      <p className={classNames('padding-top-2', styles.why)}>{shedWords.notListed}</p>
    </Frame>
  );
}

interface ChosenNameProps extends Omit<PinOfProps, 'onOpen'> {
  readonly isBeginning: boolean;
  readonly onBack: () => void;
}

/** One name, and what opens it. */
function ChosenName({ person, shed, helpers, isBeginning, onBack }: ChosenNameProps) {
  return (
    <Frame
      title={nameOf(person)}
      onBack={() => {
        onBack();
        // The name cannot choose a PIN any more: the next user could take it.
        if (isBeginning) changeSharedDevice({ mayChoose: [] });
      }}
    >
      {isBeginning && <p>{shedWords.ownPin(nameOf(person))}</p>}
      <PinOf person={person} shed={shed} helpers={helpers} onOpen={() => open(person)} />
    </Frame>
  );
}

/** Whether the device was shared just now and its account's name has still to choose a PIN. */
const isShareBegun = ({ uid, pins, mayChoose }: SharedDeviceSettings): boolean =>
  Object.keys(pins).length === 0 && mayChoose.length === 1 && mayChoose[0] === uid;

/**
 * Names of those who can let somebody choose a PIN: they run the farm and have a PIN here. An
 * owner's name needs another owner.
 */
const helpersOf = (
  { uid, role }: MemberOnDevice,
  listed: readonly MemberOnDevice[],
  { pins }: SharedDeviceSettings,
): readonly string[] =>
  listed
    .filter((one) => one.uid !== uid && pins[one.uid] !== undefined && mayLetChoose(one.role, role))
    .map(nameOf);

interface PinOfProps {
  /** Names of those who can let this person choose a PIN; empty: nobody with a PIN here can. */
  readonly helpers: readonly string[];
  readonly person: MemberOnDevice;
  readonly shed: SharedDeviceSettings;
  readonly onOpen: () => void;
}

function PinOf({ person, shed, helpers, onOpen }: PinOfProps) {
  const { pins, tries } = shed;
  const { uid } = person;
  const { [uid]: pin } = pins;
  const nowMs = useNow(MINUTE_MS);
  if (mayChoosePin(shed, person, nowMs)) {
    return (
      <ChoosePin
        onChosen={(chosen) => {
          changeSharedDevice(withPin(shed, person, chosen));
          onOpen();
        }}
      />
    );
  }
  if (pin === undefined) return <NotChosen name={nameOf(person)} helpers={helpers} />;
  return (
    <EnterPin
      pin={pin}
      tries={tries[uid] ?? null}
      helpers={helpers}
      onWrong={(wrong) => changeSharedDevice({ tries: { ...tries, [uid]: wrong } })}
      onRight={() => {
        const { [uid]: _over, ...others } = tries;
        changeSharedDevice({ tries: others });
        onOpen();
      }}
    />
  );
}

/** The farm of the device and its sync status. What waits can be opened only by a named user. */
function Here() {
  const farmName = useStore(workspaceStore, ({ place }) => place?.farmName);
  return (
    <>
      <p className={classNames('spread-center', styles.place)}>
        <strong>{farmName}</strong> <span>{shedWords.inShed}</span>
      </p>
      <p className={styles.strip}>
        <SyncStatusLine {...useSyncStatusText()} />
      </p>
    </>
  );
}

interface FrameProps {
  readonly title: string;
  /** Shown above the title. */
  readonly top?: React.ReactNode;
  readonly onBack?: () => void;
  readonly children: React.ReactNode;
}

function Frame({ title, top, onBack, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.frame}>
      {top}
      <div className={classNames('row-center', styles.head)}>
        {onBack !== undefined && (
          <button
            type="button"
            className={styles.back}
            aria-label={shedWords.back}
            onClick={onBack}
          >
            <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path d="M15 4 7 12l8 8" stroke="currentColor" strokeWidth="2.4" />
            </svg>
          </button>
        )}
        <h2 ref={heading} id="who-are-you" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <SunSwitch />
      </div>
      {children}
    </div>
  );
}
