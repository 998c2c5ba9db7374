import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { useNow } from '../../device/clock/useNow.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { isPin, storedPin, type StoredPin } from '../../sync/sharedDevice/pin.ts';
import { FREE_TRIES, pinWaitMs, type PinTries } from '../../sync/sharedDevice/pinTries.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { GoOnUnnamed } from './NotChosen.tsx';
import { PinPad } from './PinPad.tsx';
import styles from './shed.module.css';

const Warn = ({ children }: { readonly children: React.ReactNode }) => (
  <p className={classNames('row', styles.warn)}>
    <WarningIcon />
    <span>{children}</span>
  </p>
);

/** Asks for a new PIN twice: for a name opened for the first time, or allowed a new PIN. */
export function ChoosePin({ onChosen }: { readonly onChosen: (pin: StoredPin) => void }) {
  const [first, setFirst] = useState<string | null>(null);
  const [wasOther, setWasOther] = useState(false);
  const take = async (figures: string) => {
    if (first === null) {
      setFirst(figures);
      setWasOther(false);
    } else if (figures === first) {
      onChosen(await storedPin(figures));
    } else {
      setFirst(null);
      setWasOther(true);
    }
  };
  return (
    <PinPad
      key={first === null ? 'first' : 'again'}
      title={first === null ? shedWords.choosePin : shedWords.pinAgain}
      onWhole={take}
    >
      {wasOther ? <Warn>{shedWords.notTheSame}</Warn> : <p>{shedWords.choosePinWhy}</p>}
    </PinPad>
  );
}

interface EnterPinProps {
  readonly pin: StoredPin;
  /** Null: no wrong PIN since the last right one. */
  readonly tries: PinTries | null;
  /** Names of those who can allow a new PIN; empty: nobody with a PIN here can. */
  readonly helpers: readonly string[];
  readonly onWrong: (tries: PinTries) => void;
  readonly onRight: () => void;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

const waitText = (ms: number): string =>
  ms > MINUTE_MS
    ? `${numberText(Math.ceil(ms / MINUTE_MS))} min`
    : `${numberText(Math.ceil(ms / SECOND_MS))} s`;

/** Asks for the PIN of a name; after five wrong ones the pad is blocked for a time. */
export function EnterPin({ pin, tries, helpers, onWrong, onRight }: EnterPinProps) {
  const now = useNow(SECOND_MS);
  const [hasForgotten, setForgotten] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const wrong = tries?.wrong ?? 0;
  const leftMs = tries === null ? 0 : pinWaitMs(tries, now);
  const check = async (figures: string) => {
    // The try is counted before the PIN is checked, so that closing the page gains no try.
    setChecking(true);
    onWrong({ wrong: wrong + 1, atMs: Date.now() });
    if (await isPin(figures, pin)) onRight();
    else setChecking(false);
  };
  return (
    <PinPad
      title={shedWords.yourPin}
      isBlocked={leftMs > 0}
      onWhole={check}
      onForgot={() => setForgotten(true)}
    >
      {wrong > 0 && !isChecking && (
        <Warn>
          <strong>{shedWords.notRight}</strong>{' '}
          {leftMs > 0
            ? shedWords.waits(waitText(leftMs))
            : wrong < FREE_TRIES && shedWords.triesLeft(FREE_TRIES - wrong)}
        </Warn>
      )}
      {(hasForgotten || wrong > 0) && (
        <p>
          {helpers.length > 0 && `${shedWords.helpers(helpers.join(shedWords.nameJoint))} `}
          {shedWords.forgotWhy}
        </p>
      )}
      {hasForgotten && <GoOnUnnamed />}
    </PinPad>
  );
}
