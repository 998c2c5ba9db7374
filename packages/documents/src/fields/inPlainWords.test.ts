import { expect, it } from 'vitest';
import type { DocumentKind } from '../DocumentKind.ts';
import { memberKind } from '../farm/Member.ts';
import { farmPlaceKind } from '../farm/FarmPlace.ts';
import { farmJobKind } from '../farm/FarmJob.ts';
import { paddockKind } from '../paddocks/Paddock.ts';
import { recordKind } from '../records/recordKind.ts';
import { roundKind } from '../rounds/Round.ts';
import { exampleFarmJob } from '../testing/exampleFarmJob.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { paddock, urea28 } from '../testing/exampleRound.ts';
import { on, order } from '../testing/exampleStock.ts';
import { stockEntryKind } from '../stock/StockEntry.ts';
import { plainWords } from './inPlainWords.ts';

/** Each mark turns the direction of the text after it, or states a direction. */
const MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** The same document with marks around every text of it. */
function turned(value: unknown): unknown {
  if (typeof value === 'string') return `\u202e${value}\u2069`;
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, turned(field)]));
}

const readsPlainly = <T>(kind: DocumentKind<T>, value: T): void => {
  const fields = kind.serialise(value);
  expect(kind.parse(fields)).not.toBeNull();
  expect(kind.parse(turned(fields))).toEqual(kind.parse(fields));
};

it('reads what others wrote without marks that turn the direction', () => {
  readsPlainly(memberKind, { role: 'operator', name: 'Mere Tane', invite: null });
  readsPlainly(farmPlaceKind, { name: 'Hill Farm' });
  readsPlainly(farmJobKind, exampleFarmJob);
  readsPlainly(recordKind, { ...exampleRecord, notes: 'Gate open\nTrough shut' });
  readsPlainly(paddockKind, paddock('River flats', 13.5).value);
  readsPlainly(roundKind, urea28);
  readsPlainly(stockEntryKind, order(475, on(23), { supplier: 'Ravensdown', note: 'by Friday' }));
});

it('takes away each mark and nothing else', () => {
  expect(plainWords(`12${MARKS} L/ha`)).toBe('12 L/ha');
  // Letters of every script, joiners of some, and the line breaks of a note stay.
  for (const text of ['Ōtaki', 'ترعة', 'שדה', 'नम्\u200d', 'a\u200cb', 'one\ntwo', '']) {
    expect(plainWords(text)).toBe(text);
  }
});

it('gives back the very same document where there is nothing to take away', () => {
  const at = new Date();
  const fields = { name: 'Hill', list: [{ a: 1 }, 'b', null], at };
  expect(plainWords(fields)).toBe(fields);
  expect(plainWords({ ...fields, name: 'H\u202eill' })).toEqual(fields);
});
