/** Half a second, twice: felt through a glove. */
const PATTERN_MS = [500, 150, 500];
const TONE_HZ = 880;
const TONE_S = 0.9;

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a press: the press that starts the clock makes it ready. */
export function readyBuzz(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Shakes the phone and sounds: beside a pump one of the two is noticed. */
export function buzz(): void {
  const device: Partial<Pick<Navigator, 'vibrate'>> = navigator;
  device.vibrate?.(PATTERN_MS);
  if (audio === null) return;
  const tone = audio.createOscillator();
  tone.frequency.value = TONE_HZ;
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE_S);
}
