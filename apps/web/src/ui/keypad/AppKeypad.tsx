import { useStore } from 'zustand';
import { keypadStore } from './keypadStore.ts';
import { OpenKeypad } from './openKeypad.ts';

/** The app's own keypad, from the first time it was wanted and is here. */
export function AppKeypad() {
  const isHere = useStore(keypadStore, (state) => state.isHere);
  return isHere && <OpenKeypad />;
}
