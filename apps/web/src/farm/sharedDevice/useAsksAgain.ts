import { useEffect, useRef } from 'react';
import {
  isUntouched,
  type SharedDeviceSettings,
  type PersonOnDevice,
} from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { setPerson, sharedDeviceStore } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { jobStore } from '../../fill/job/jobStore.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * A hook. Asks who the user is after the device lay untouched, and when a job is recorded, as the
 * settings of the device say.
 * @param isAtWork a filling or its record is open: the device asks once the user leaves it
 */
export function useAsksAgain(
  shed: SharedDeviceSettings,
  person: PersonOnDevice | null,
  isAtWork: boolean,
): void {
  /** Id of the user to be asked as soon as they leave their work. */
  const due = useRef<string | null>(null);
  const uid = person?.uid ?? null;
  useEffect(() => {
    if (uid === null) return undefined;
    const ask = () => {
      due.current = isAtWork ? uid : null;
      if (!isAtWork) setPerson(null);
    };
    const isOver = (): boolean => {
      const { person: here } = sharedDeviceStore.getState().value;
      const over = here !== null && isUntouched(shed, here, Date.now());
      if (over) ask();
      return over;
    };
    const touch = () => {
      const { person: here } = sharedDeviceStore.getState().value;
      if (here === null || isOver()) return;
      const nowMs = Date.now();
      if (nowMs - here.touchedAtMs >= LOOK_EVERY_MS) setPerson({ ...here, touchedAtMs: nowMs });
    };
    if (due.current === uid) ask();
    isOver();
    const looking = setInterval(isOver, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', isOver);
    window.addEventListener('pointerdown', touch, true);
    window.addEventListener('keydown', touch, true);
    const endFollowing = jobStore.kept.subscribe(({ value: { job } }, { value: before }) => {
      if (shed.askEachJob && job === null && before.job !== null) ask();
    });
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', isOver);
      window.removeEventListener('pointerdown', touch, true);
      window.removeEventListener('keydown', touch, true);
      endFollowing();
    };
  }, [uid, shed, isAtWork]);
}
