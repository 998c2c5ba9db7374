import { useSyncExternalStore } from 'react';
import { reader } from '../../i18n/preferences/reader.ts';

const synthesis = (): SpeechSynthesis | null =>
  'speechSynthesis' in window ? window.speechSynthesis : null;

/** A voice of the device itself for the reader's language; it needs no network. */
function ownVoice(from: SpeechSynthesis): SpeechSynthesisVoice | null {
  const voices = from
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.startsWith(reader.language));
  return voices.find(({ lang }) => lang === reader.locale) ?? voices[0] ?? null;
}

/** Whether this device can speak the reader's language. */
function canSpeak(): boolean {
  const from = synthesis();
  return from !== null && ownVoice(from) !== null;
}

/**
 * Tells of a change of the voices, which may come a while after the page; returns what stops it.
 */
function onVoices(tell: () => void): () => void {
  const from = synthesis();
  from?.addEventListener('voiceschanged', tell);
  return () => {
    from?.removeEventListener('voiceschanged', tell);
  };
}

/** Whether this device can speak the reader's language, as far as its voices are here. A hook. */
export const useCanSpeak = (): boolean => useSyncExternalStore(onVoices, canSpeak, () => false);

let stopWaiting: () => void = () => undefined;

/**
 * Says a text with the device's own voice, instead of the text being said; as soon as there is a
 * voice, and never where there is none.
 */
export function speak(text: string): void {
  stopSpeaking();
  const from = synthesis();
  const voice = from === null ? null : ownVoice(from);
  if (from === null || voice === null) {
    stopWaiting = onVoices(() => {
      if (canSpeak()) speak(text);
    });
    return;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  from.speak(utterance);
}

export function stopSpeaking(): void {
  stopWaiting();
  synthesis()?.cancel();
}
