import { useStore } from 'zustand';
import { keypadStore } from './keypadStore.ts';
import { OpenKeypad } from './openKeypad.ts';

/** The app's own keypad, drawn once a field has wanted it and its code is here. */
export function AppKeypad() {
  const isHere = useStore(keypadStore, (state) => state.isHere);
  return isHere && <OpenKeypad />;
}
