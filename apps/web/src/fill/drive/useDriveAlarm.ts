import { useEffect } from 'react';
import type { DriveState } from './driveState.ts';

/** Vibration and the sound beside it, on and off, ms: where one is missing, there is the other. */
const PATTERNS = { ahead: [200], in: [400, 150, 400, 150, 400] } as const;
const TONES_HZ = { ahead: 880, in: 1320 } as const;
/**
 * The alarm repeats at this interval, ms, as long as the sprayer is in a buffer or beyond a limit.
 */
const AGAIN_MS = 3000;

let audio: AudioContext | null = null;

/** Allows sounds. To be called from a press, as a browser makes a sound only after one. */
export function allowSound(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  // A device without sound still has its screen, and most can vibrate.
  audio.resume().catch(() => undefined);
}

function sound(kind: keyof typeof PATTERNS): void {
  if ('vibrate' in navigator) navigator.vibrate([...PATTERNS[kind]]);
  if (audio?.state !== 'running') return;
  let atS = audio.currentTime;
  for (const [index, ms] of PATTERNS[kind].entries()) {
    if (index % 2 === 0) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = 'square';
      tone.frequency.value = TONES_HZ[kind];
      gain.gain.value = 0.3;
      tone.connect(gain).connect(audio.destination);
      tone.start(atS);
      tone.stop(atS + ms / 1000);
    }
    atS += ms / 1000;
  }
}

/**
 * A hook. Sounds and vibrates when a limit is near, and goes on while the sprayer is beyond it and
 * on.
 */
export function useDriveAlarm(kind: DriveState['kind'], isOn: boolean): void {
  useEffect(() => {
    if (!isOn || (kind !== 'ahead' && kind !== 'in')) return undefined;
    sound(kind);
    if (kind === 'ahead') return undefined;
    const again = setInterval(() => {
      sound(kind);
    }, AGAIN_MS);
    return () => {
      clearInterval(again);
    };
  }, [kind, isOn]);
}
