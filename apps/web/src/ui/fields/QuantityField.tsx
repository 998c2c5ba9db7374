import type { MouseEvent, ReactNode } from 'react';
import { leaveKeypad, type KeypadField } from '../keypad/keypadStore.ts';
import { openKeypad } from '../keypad/openKeypad.ts';
import { useOwnKeypad } from '../keypad/useOwnKeypad.ts';
import { StepIcon } from '../icons/StepIcon.tsx';
import { FieldMessageText, type FieldMessage } from './FieldMessageText.tsx';
import { classNames } from '../classNames.ts';
import styles from './QuantityField.module.css';

export interface QuantitySteps {
  /** Accessible names: "5 litres per hectare less". */
  readonly less: string;
  readonly more: string;
  readonly by: (direction: 1 | -1) => void;
  /** What one press changes, in the unit of the field: "5". */
  readonly size: string;
  /** Drawn beside the field; else only on the keypad. */
  readonly drawn: boolean;
}

export interface QuantityFieldProps {
  readonly id: string;
  readonly label: string;
  /** Drawn inside the field and part of its accessible name. */
  readonly unit: string;
  /** The unit in full for the accessible name; the drawn one when absent. */
  readonly spokenUnit?: string;
  /** Exactly what was typed: a half-typed "12." and text that is no number both stay. */
  readonly text: string;
  readonly message?: FieldMessage | null | undefined;
  /** box: label above. line: one line of a list, label at its start. bare: a line's figure alone. */
  readonly look?: 'box' | 'line' | 'bare';
  readonly hint?: ReactNode;
  readonly steps?: QuantitySteps | undefined;
  readonly notSet: string;
  /** A figure that holds while nothing is typed; drawn quieter and dashed, because nobody entered it. */
  readonly offered?: string | undefined;
  /** In place of the drawn unit: a select, where the unit can be chosen. */
  readonly unitControl?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onLeave?: () => void;
  /** Short word for this field on the key that goes on to it; without it the key names no field. */
  readonly short?: string | undefined;
  /** The key that goes on skips this field: a plan does not need it. */
  readonly optional?: boolean | undefined;
  /** Figures used here before, offered on the keypad. */
  readonly recent?: KeypadField['recent'];
}

/**
 * A field for one figure. It shows and reports text; what the text means is decided by its caller,
 * so that typing, pasting and importing are read by the same parser.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { id, label, unit, message = null, look = 'box', hint, steps } = props;
  const emptyId = props.text === '' ? id : null;
  return (
    <div
      className={styles.field}
      data-look={look}
      data-wrong={message?.stops === true || undefined}
    >
      <label className={look === 'bare' ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        <span className="visually-hidden">, {props.spokenUnit ?? unit}</span>
      </label>
      <div className={styles.row}>
        <Stepper steps={steps} direction={-1} emptyId={emptyId} />
        <Frame {...props} />
        <Stepper steps={steps} direction={1} emptyId={emptyId} />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.message}>
        {message && (
          <FieldMessageText
            id={`${id}-message`}
            message={message}
            onMeaning={(text) => {
              props.onText(text);
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** A long figure is drawn smaller, so that no end of it is out of sight. */
const lengthOf = (text: string): 'very' | true | undefined =>
  text.length > 8 ? 'very' : text.length > 5 || undefined;

function Frame(props: QuantityFieldProps) {
  const { id, text, message, hint, offered, onText } = props;
  const ownKeypad = useOwnKeypad();
  const described = classNames(hint !== undefined && `${id}-hint`, message && `${id}-message`);
  return (
    // A press beside the figure is for the figure; keys reach the input itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      data-empty={text === '' || undefined}
      data-offered={offered !== undefined || undefined}
      data-long={lengthOf(text)}
      onClick={focusOwnInput}
    >
      <input
        id={id}
        className={styles.input}
        data-figure
        data-short={props.short}
        data-optional={props.optional || undefined}
        type="text"
        inputMode={ownKeypad ? 'none' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        placeholder={offered ?? props.notSet}
        value={text}
        aria-invalid={message?.stops === true || undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={({ currentTarget: input }) => {
          if (!ownKeypad || input.inputMode !== 'none') return;
          // The first key replaces the figure in the field; a second tap sets the caret.
          input.select();
          const { label, unit, steps: step = null, recent = null } = props;
          openKeypad({ input, label, unit, step, recent });
        }}
        onBlur={({ currentTarget: input }) => {
          leaveKeypad(input);
          if (ownKeypad) input.inputMode = 'none';
          props.onLeave?.();
        }}
      />
      {props.unitControl ?? (
        <span className={styles.unit} aria-hidden="true">
          {props.unit}
        </span>
      )}
    </div>
  );
}

/** A tap beside the figure, on its unit or the edge, is meant for the figure. */
function focusOwnInput({ target, currentTarget }: MouseEvent<HTMLDivElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

interface StepperProps {
  readonly steps: QuantitySteps | undefined;
  readonly direction: 1 | -1;
  /** Id of the field while it is empty: a press on a stepper then puts the focus into the field. */
  readonly emptyId: string | null;
}

function Stepper({ steps, direction, emptyId }: StepperProps) {
  if (steps?.drawn !== true) return null;
  return (
    <button
      type="button"
      className={styles.stepper}
      aria-label={direction === 1 ? steps.more : steps.less}
      onClick={() => {
        steps.by(direction);
        if (emptyId !== null) document.getElementById(emptyId)?.focus();
      }}
    >
      <StepIcon direction={direction === 1 ? 'more' : 'less'} />
    </button>
  );
}
