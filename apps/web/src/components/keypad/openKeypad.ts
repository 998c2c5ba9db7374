import { giveToPhone, keypadStore, type KeypadField } from './keypadStore.ts';
import { watchPresses } from './pressedControl.ts';

let mounted = false;
let watched = false;

/** Gives a field the keypad; without a signal before it was ever fetched, the phone's own comes. */
export function openKeypad(field: KeypadField): void {
  keypadStore.setState({ field });
  if (!watched) watchPresses();
  watched = true;
  if (mounted) return;
  mounted = true;
  import('./mountKeypad.tsx').then(
    ({ mountKeypad }) => {
      mountKeypad();
    },
    () => {
      mounted = false;
      giveToPhone(field);
    },
  );
}
