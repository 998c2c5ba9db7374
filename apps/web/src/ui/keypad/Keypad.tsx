import { useEffect, useState } from 'react';
import { keypadWords } from '../../i18n/made/en/app/keypadWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { KeypadField, KeypadOffer } from './keypadStore.ts';
import { nextFieldOf } from './nextFieldOf.ts';
import { typeKey } from './typeKey.ts';
import styles from './Keypad.module.css';

interface KeypadProps {
  readonly field: KeypadField;
  /** Lets the phone's own keyboard come, for letters and units. */
  readonly onPhoneKeyboard: () => void;
}

/** Keys for a gloved thumb, at the bottom of the screen: figures, a step, and on to the next field. */
export function Keypad({ field, onPhoneKeyboard }: KeypadProps) {
  const { input, label, unit, step } = field;
  const digit = (figure: string) => (
    <Key key={figure} label={figure} onPress={() => typeKey(input, { insert: figure })} />
  );
  return (
    <section
      id="keypad"
      className={styles.keypad}
      aria-label={keypadWords.keypadFor(label, unit)}
      // The field keeps the focus, and with it its caret.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <span className={styles.unit}>{unit}</span>
        <Offers key={input.id} field={field} />
        <button type="button" className={styles.phone} onClick={onPhoneKeyboard}>
          {keypadWords.phoneKeyboard}
        </button>
        <button type="button" className={styles.close} onClick={() => input.blur()}>
          {keypadWords.close}
        </button>
      </div>
      <div className={styles.keys}>
        {['1', '2', '3'].map(digit)}
        {step === null ? (
          <Key word label={keypadWords.clear} onPress={() => typeKey(input, 'clear')} />
        ) : (
          <Key word label={`+ ${step.size}`} name={step.more} onPress={() => step.by(1)} />
        )}
        {['4', '5', '6'].map(digit)}
        {step === null ? (
          <Key word label="00" onPress={() => typeKey(input, { insert: '00' })} />
        ) : (
          <Key word label={`\u2212 ${step.size}`} name={step.less} onPress={() => step.by(-1)} />
        )}
        {['7', '8', '9'].map(digit)}
        <NextKey input={input} />
        <Key
          label={reader.signs.decimal}
          name={keypadWords.decimalSign}
          onPress={() => typeKey(input, { insert: reader.signs.decimal })}
        />
        {digit('0')}
        <button
          type="button"
          className={styles.key}
          aria-label={keypadWords.delete}
          onClick={() => typeKey(input, 'delete')}
        >
          <svg width="34" height="26" viewBox="0 0 34 26" aria-hidden="true" focusable="false">
            <path className={styles.sign} d="M11 2h21v22H11L2 13zM16 8.5l9 9M25 8.5l-9 9" />
          </svg>
        </button>
      </div>
    </section>
  );
}

/** The offered figures stand in a row of their own, so that no key moves when they come. */
function Offers({ field: { input, unit, recent } }: { readonly field: KeypadField }) {
  const [offers, setOffers] = useState<readonly KeypadOffer[]>([]);
  useEffect(() => {
    let wanted = true;
    recent?.().then(
      (found) => {
        if (wanted) setOffers(found);
      },
      // No signal, and the code of the offers was never fetched: the keypad has none.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [recent]);
  return (
    <div className={styles.offers}>
      {offers.map(({ text, name, take }) => (
        <button
          key={`${text} ${name ?? ''}`}
          type="button"
          className={styles.recent}
          aria-label={
            name === null ? keypadWords.usedBefore(text, unit) : keypadWords.of(name, text, unit)
          }
          onClick={() => {
            if (take !== null) {
              take();
              return;
            }
            typeKey(input, 'clear');
            typeKey(input, { insert: text });
          }}
        >
          {name !== null && <span className={styles.of}>{name}</span>}
          {text}
        </button>
      ))}
    </div>
  );
}

/** The key that names what comes next: a figure, or what the page does after its last one. */
function NextKey({ input }: { readonly input: HTMLInputElement }) {
  const next = nextFieldOf(input);
  const { element = null, word = null, isAct = false } = next ?? {};
  return (
    <button
      type="button"
      className={styles.next}
      onClick={() => {
        // The page may have changed since the key was drawn.
        const now = nextFieldOf(input)?.element ?? element;
        if (now === null || !(now instanceof HTMLInputElement)) input.blur();
        if (now instanceof HTMLInputElement) now.focus();
        else now?.click();
      }}
    >
      {isAct ? (
        <span className={styles.nextAct}>{word}</span>
      ) : (
        <>
          {next === null ? keypadWords.done : keypadWords.next}
          {word !== null && <span className={styles.nextWord}> {word}</span>}
        </>
      )}
    </button>
  );
}

interface KeyProps {
  readonly label: string;
  /** What is read out, where the label alone does not say it. */
  readonly name?: string;
  readonly word?: boolean;
  readonly onPress: () => void;
}

const Key = ({ label, name, word = false, onPress }: KeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-word={word || undefined}
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </button>
);
