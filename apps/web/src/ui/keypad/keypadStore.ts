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
  /** What the figure was used for, drawn above it; null where the field's own label says enough. */
  readonly name: string | null;
  /** Takes the figure with what it belongs to; null: the figure is typed into the field. */
  readonly take: (() => void) | null;
}

/** The field the keypad types into. The input stays a real one: a keyboard types into it too. */
export interface KeypadField {
  readonly input: HTMLInputElement;
  readonly label: string;
  readonly unit: string;
  readonly step: KeypadStep | null;
  /** Figures used here before; their code is fetched apart from the keypad's. */
  readonly recent: (() => Promise<readonly KeypadOffer[]>) | null;
}

interface KeypadState {
  /** Which field has the app's own keypad; null while it is away. */
  readonly field: KeypadField | null;
  /** The keypad's code was fetched. */
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
 * Closes the keypad of a field that was left. The page moves when the keypad goes, so the press
 * that left the field reaches its target first.
 */
export function leaveKeypad(input: HTMLInputElement): void {
  afterPress(() => {
    if (document.activeElement !== input) closeKeypad(input);
  });
}

/** Only the field that has the keypad can close it: the next field may have it already. */
function closeKeypad(input: HTMLInputElement): void {
  if (keypadStore.getState().field?.input === input) keypadStore.setState({ field: null });
}
