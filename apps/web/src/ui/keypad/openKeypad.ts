import { onDemand } from '../lazy/waiting.ts';
import { giveToPhone, keypadStore, type KeypadField } from './keypadStore.ts';
import { watchPresses } from './pressedControl.ts';

/** Shows itself for the field that has the keypad; fetched when a field first wants it. */
export const OpenKeypad = onDemand(async () => {
  const { OpenKeypad: code } = await import('./OpenKeypad.tsx');
  keypadStore.setState({ isHere: true });
  return code;
});

/** Gives a field the keypad; the phone's own where the code cannot be fetched. */
export function openKeypad(field: KeypadField): void {
  keypadStore.setState({ field });
  watchPresses();
  void OpenKeypad.preload().then(() => {
    if (!keypadStore.getState().isHere) giveToPhone(field);
  });
}
