import { createStore } from 'zustand/vanilla';
import { afterPress } from './pressedControl.ts';

/** A step key: what it adds, drawn short and read out in full. */
export interface KeypadStep {
  /** In the unit of the field: "5". */
  readonly size: string;
  readonly less: string;
  readonly more: string;
  readonly by: (direction: 1 | -1) => void;
}

/** A figure used before. */
export interface KeypadOffer {
  /** As the field shows it. */
  readonly text: string;
  /** What it was the figure of, drawn above it; null where the field says all. */
  readonly name: string | null;
  /** Takes the figure with what it is of; null: it is typed. */
  readonly take: (() => void) | null;
}

/** The field the keypad types into. The input stays a real one: a keyboard types into it too. */
export interface KeypadField {
  readonly input: HTMLInputElement;
  readonly label: string;
  readonly unit: string;
  readonly step: KeypadStep | null;
  /** Figures used here before; they come when their part of the app has. */
  readonly recent: (() => Promise<readonly KeypadOffer[]>) | null;
}

interface KeypadState {
  /** Which field has the app's own keypad; null while it is away. */
  readonly field: KeypadField | null;
  /** Its code was fetched. */
  readonly isHere: boolean;
}

export const keypadStore = createStore<KeypadState>(() => ({ field: null, isHere: false }));

/** Lets the phone's keyboard come: the phone looks at the input's mode when it gets the focus. */
export function giveToPhone({ input }: KeypadField): void {
  closeKeypad(input);
  input.blur();
  input.inputMode = 'text';
  input.focus();
}

/**
 * Puts the keypad of a field that was left away. The page moves when it goes, so the press that left
 * the field gets to what it was meant for first.
 */
export function leaveKeypad(input: HTMLInputElement): void {
  afterPress(() => {
    if (document.activeElement !== input) closeKeypad(input);
  });
}

/** Only the field that has the keypad can put it away: the next one may have it already. */
function closeKeypad(input: HTMLInputElement): void {
  if (keypadStore.getState().field?.input === input) keypadStore.setState({ field: null });
}
