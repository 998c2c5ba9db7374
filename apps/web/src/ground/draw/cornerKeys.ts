import type { KeyboardEvent } from 'react';
import type { CornerActs } from './cornerActs.ts';
import { ZOOM } from './sheetView.ts';

interface CornerKeys {
  readonly acts: CornerActs;
  readonly onZoom: (times: number) => void;
  readonly onUndo: (() => void) | null;
}

const actOf = (key: string, { acts, onZoom }: CornerKeys): (() => void) | null => {
  switch (key) {
    case 'ArrowUp':
      return () => acts.nudge(0, 1);
    case 'ArrowDown':
      return () => acts.nudge(0, -1);
    case 'ArrowLeft':
      return () => acts.nudge(-1, 0);
    case 'ArrowRight':
      return () => acts.nudge(1, 0);
    case 'Enter':
      return acts.add;
    case 'Delete':
    case 'Backspace':
      return acts.take;
    case 'PageDown':
      return () => acts.turn(1);
    case 'PageUp':
      return () => acts.turn(-1);
    case '+':
      return () => onZoom(1 / ZOOM);
    case '-':
      return () => onZoom(ZOOM);
    default:
      return null;
  }
};

/** What the keys do while the sheet has the focus; all others keep what the browser does with them. */
export const cornerKeys =
  (keys: CornerKeys) =>
  (event: KeyboardEvent): void => {
    const isHeld = event.ctrlKey || event.metaKey;
    if (event.altKey || (isHeld && event.key.toLowerCase() !== 'z')) return;
    const act = isHeld ? keys.onUndo : actOf(event.key, keys);
    if (act === null) return;
    event.preventDefault();
    act();
  };
