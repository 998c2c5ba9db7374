import { sentences } from './sentences.ts';

/** A row of the control's rules: what is known of two things in one tank. */
export interface PairRule {
  readonly first: string;
  readonly second: string;
  readonly reason: string;
}

const ROWS = 540;

/** As many rows as make a file of the size of the app's rules, raw and compressed. */
export function pairRules(): readonly PairRule[] {
  const said = sentences(ROWS + 2);
  const nameIn = (row: number): string => (said[row] ?? '').split(' ', 2).join(' ');
  return said
    .slice(2)
    .map((reason, row) => ({ first: nameIn(row), second: nameIn(row + 1), reason }));
}
