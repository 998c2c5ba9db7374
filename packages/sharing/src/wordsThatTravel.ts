import { UNPRINTABLE } from './FactReader.ts';

/** As much of some words as their reader takes: one line, without marks that nobody sees. */
export function wordsThatTravel(words: string | null, longest: number): string | null {
  const line = (words ?? '')
    .split(UNPRINTABLE)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const kept = Array.from(line).slice(0, longest).join('').trim();
  return kept === '' ? null : kept;
}
