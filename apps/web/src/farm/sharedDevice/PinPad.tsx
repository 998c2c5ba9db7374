import { useEffect, useState } from 'react';
import { PIN_LENGTH } from '../../sync/sharedDevice/pin.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import styles from './shed.module.css';

interface PinPadProps {
  readonly title: string;
  readonly isBlocked?: boolean;
  /** Called with the whole PIN; the pad is emptied once the promise settles. */
  readonly onWhole: (figures: string) => Promise<void>;
  readonly onForgot?: () => void;
  readonly children: React.ReactNode;
}

/** Keys for a gloved thumb. What is typed is shown as marks, never as figures. */
export function PinPad({ title, isBlocked = false, onWhole, onForgot, children }: PinPadProps) {
  const [figures, setFigures] = useState('');
  const isWhole = figures.length === PIN_LENGTH;
  const type = (figure: string) => {
    if (isBlocked || isWhole) return;
    const next = figures + figure;
    setFigures(next);
    if (next.length < PIN_LENGTH) return;
    void onWhole(next).finally(() => {
      setFigures('');
    });
  };
  const deleteLast = () => {
    if (!isWhole) setFigures(figures.slice(0, -1));
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) type(key);
      if (key === 'Backspace') deleteLast();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  });
  const digit = (figure: string) => (
    <button
      key={figure}
      type="button"
      className={styles.key}
      disabled={isBlocked}
      onClick={() => type(figure)}
    >
      {figure}
    </button>
  );
  return (
    <>
      <div className={styles.pin}>
        <h3 className="title">{title}</h3>
        <p className={styles.dots} role="status">
          <span className="visually-hidden">
            {isWhole ? shedWords.checkingPin : shedWords.typed(numberText(figures.length))}
          </span>
          {Array.from({ length: PIN_LENGTH }, (_, at) => (
            <span key={at} aria-hidden className={styles.dot} data-typed={at < figures.length} />
          ))}
        </p>
        <div role="alert">{children}</div>
      </div>
      <div className={styles.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
        {onForgot === undefined ? (
          <span />
        ) : (
          <button type="button" className={styles.word} onClick={onForgot}>
            {shedWords.forgot}
          </button>
        )}
        {digit('0')}
        <button
          type="button"
          className={styles.key}
          aria-label={shedWords.deleteFigure}
          onClick={deleteLast}
        >
          <svg width="34" height="26" viewBox="0 0 34 26" aria-hidden="true" focusable="false">
            <path className={styles.sign} d="M11 2h21v22H11L2 13zM16 8.5l9 9M25 8.5l-9 9" />
          </svg>
        </button>
      </div>
    </>
  );
}
