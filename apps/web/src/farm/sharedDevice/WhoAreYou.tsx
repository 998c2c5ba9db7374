import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useStore } from 'zustand';
import { SunSwitch } from '../../ui/layout/SunSwitch.tsx';
import { placeStore } from '../../sync/workspace/placeStore.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { canHash } from '../../sync/sharedDevice/pin.ts';
import { mayChoosePin, withPin } from '../../sync/sharedDevice/choosePin.ts';
import type { Shed } from '../../sync/sharedDevice/Shed.ts';
import { changeShed, setPerson } from '../../sync/sharedDevice/shedStore.ts';
import { StripLine } from '../../sync/status/StripLine.tsx';
import { useStripText } from '../../sync/status/useStripText.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ChoosePin, EnterPin } from './Pins.tsx';
import { NotChosen } from './NotChosen.tsx';
import { mayLetChoose, nameOf, useDuties, useListed, type ShedMember } from './useShedPeople.ts';
import styles from './shed.module.css';

const open = ({ uid, name, role }: ShedMember): void => {
  setPerson({ uid, name, role, touchedAtMs: Date.now() });
};

/** The names of the people who use this device; each opens with a tap, or with its PIN. */
export function WhoAreYou({ shed }: { readonly shed: Shed }) {
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
      <ul className={styles.names}>
        {listed?.map((member) => (
          <li key={member.uid}>
            <button
              type="button"
              className={styles.name}
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
      <p className={styles.why}>
        {[
          usesPin ? shedWords.opensByPin : shedWords.opensByTap,
          shedWords.carriesName,
          ...(shed.askAfterMin === null ? [] : [shedWords.comesBack(numberText(shed.askAfterMin))]),
        ].join(' ')}
      </p>
      <p className={styles.why}>{shedWords.notListed}</p>
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
        // Whoever walks away from it leaves no name to whoever comes next.
        if (isBeginning) changeShed({ mayChoose: [] });
      }}
    >
      {isBeginning && <p>{shedWords.ownPin(nameOf(person))}</p>}
      <PinOf person={person} shed={shed} helpers={helpers} onOpen={() => open(person)} />
    </Frame>
  );
}

/** It was shared just now, and whoever did so has still to choose the PIN of its account's name. */
const isShareBegun = ({ uid, pins, mayChoose }: Shed): boolean =>
  Object.keys(pins).length === 0 && mayChoose.length === 1 && mayChoose[0] === uid;

/**
 * Whoever runs the farm and opens their own name here lets somebody else choose a PIN; an owner's name is
 * for another owner.
 */
const helpersOf = (
  { uid, role }: ShedMember,
  listed: readonly ShedMember[],
  { pins }: Shed,
): readonly string[] =>
  listed
    .filter((one) => one.uid !== uid && pins[one.uid] !== undefined && mayLetChoose(one.role, role))
    .map(nameOf);

interface PinOfProps {
  /** The names of who can let them choose a PIN; empty: nobody who opens a name here. */
  readonly helpers: readonly string[];
  readonly person: ShedMember;
  readonly shed: Shed;
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
          changeShed(withPin(shed, person, chosen));
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
      onWrong={(wrong) => changeShed({ tries: { ...tries, [uid]: wrong } })}
      onRight={() => {
        const { [uid]: _over, ...others } = tries;
        changeShed({ tries: others });
        onOpen();
      }}
    />
  );
}

/** Whose device it is, and whether what is on it has gone out. What waits is for whoever says who they are. */
function Here() {
  const farmName = useStore(placeStore, ({ place }) => place?.farmName);
  return (
    <>
      <p className={styles.place}>
        <strong>{farmName}</strong> <span>{shedWords.inShed}</span>
      </p>
      <p className={styles.strip}>
        <StripLine {...useStripText()} />
      </p>
    </>
  );
}

interface FrameProps {
  readonly title: string;
  /** Stands above the title. */
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
      <div className={styles.head}>
        <h2 ref={heading} id="who-are-you" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <SunSwitch />
        {onBack !== undefined && (
          <Button look="text" onClick={onBack}>
            {shedWords.back}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
