import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { isRecordOn } from './paddockNitrogen.ts';
import { recordsByGround } from './recordsByGround.ts';

const ids = ['a', 'b', 'gone'];
const names = ['Hill', ' hill', 'Flat', 'Gully'];

const grounds = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...names), fc.subarray(names))
  .map(([id, name, earlierNames]) => ({ id, name, earlierNames }));
const records = fc.array(
  fc
    .record({
      paddockId: fc.option(fc.constantFrom(...ids), { nil: null }),
      location: fc.option(fc.constantFrom(...names, 'Road'), { nil: null }),
    })
    .map((where) => ({ ...exampleRecord, ...where })),
  { maxLength: 12 },
);

it('finds on each ground the records that count on it, each once', () => {
  fc.assert(
    fc.property(records, grounds, fc.subarray(['a', 'b', 'c']), (all, ground, kept) => {
      const keptIds = new Set(kept);
      const found = recordsByGround(all, keptIds)(ground);
      const counted = all.filter((record) => isRecordOn(record, ground, keptIds));
      expect(found).toHaveLength(counted.length);
      expect(new Set(found)).toEqual(new Set(counted));
    }),
  );
});
