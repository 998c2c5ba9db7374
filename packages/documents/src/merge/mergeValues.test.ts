import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentFields, FieldValue } from '../fields/DocumentFields.ts';
import { keyedBy } from './memberKeys.ts';
import type { MergeRule } from './MergeRule.ts';
import { mergeValues } from './mergeValues.ts';

const rule: MergeRule = {
  fields: { part: { fields: {} }, lines: { keyOf: keyedBy('id'), member: { fields: {} } } },
};

const figure = fc.integer({ min: 0, max: 3 });
const line = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  rate: figure,
  step: figure,
});
const side = fc.record({
  name: figure,
  area: fc.option(figure, { nil: null }),
  part: fc.record({ left: figure, right: figure }),
  lines: fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 5 }),
});
const three = fc.tuple(side, side, side);

const merge = (
  base: DocumentFields,
  mine: DocumentFields,
  theirs: DocumentFields,
  keep: 'mine' | 'theirs' = 'mine',
) => mergeValues(rule, { base, mine, theirs }, keep);

const inOneOrder = (fields: DocumentFields): DocumentFields => ({
  ...fields,
  lines: (fields as { lines: readonly { readonly id: string }[] }).lines.toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  ),
});

const lineOf = (fields: { readonly lines: readonly { readonly id: string }[] }, id: string) =>
  fields.lines.find((one) => one.id === id) as DocumentFields | undefined;

describe('two changes of one value', () => {
  it('made by one side alone are taken whole', () => {
    fc.assert(
      fc.property(side, side, (base, changed) => {
        expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  it('lose nothing that one side alone changed, and tell every other', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const { value, conflicts } = merge(base, mine, theirs);
        const merged = value as unknown as typeof base;
        const told = conflicts.map(({ path }) => path.join('/'));
        const check = (path: string, [was, here, there, now]: readonly unknown[]) => {
          if (here === there) expect(now, path).toBe(here);
          else if (here === was) expect(now, path).toBe(there);
          else if (there === was) expect(now, path).toBe(here);
          else expect([now, told.includes(path)], path).toEqual([here, true]);
        };
        check('name', [base.name, mine.name, theirs.name, merged.name]);
        check('area', [base.area, mine.area, theirs.area, merged.area]);
        for (const name of ['left', 'right'] as const) {
          const sides = [base, mine, theirs, merged].map(({ part }) => part[name]);
          check(`part/${name}`, sides);
        }
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          const [was, here, there, now] = [base, mine, theirs, merged].map((one) =>
            lineOf(one, id),
          );
          if (here !== undefined && there !== undefined) {
            for (const name of ['rate', 'step']) {
              check(
                `lines/${id}/${name}`,
                [was, here, there, now].map((one) => one?.[name]),
              );
            }
            continue;
          }
          const left = here ?? there;
          const isChanged = was !== undefined && JSON.stringify(left) !== JSON.stringify(was);
          if (was === undefined || isChanged) expect(now, id).toEqual(left);
          else expect(now, id).toBeUndefined();
          if (left !== undefined && isChanged) expect(told).toContain(`lines/${id}`);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('come to the same on both devices, each seeing the other’s', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const here = merge(base, mine, theirs, 'mine');
        const there = merge(base, theirs, mine, 'theirs');
        expect(there.value).toEqual(here.value);
        expect(new Set(there.conflicts)).toEqual(new Set(here.conflicts));
        const turned = merge(base, theirs, mine, 'mine');
        if (here.conflicts.length === 0) expect(turned).toEqual(here);
      }),
      { numRuns: 2000 },
    );
  });

  it('change nothing when they are brought together again', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const once = merge(base, mine, theirs).value as DocumentFields;
        const again = merge(base, mine, once).value as DocumentFields;
        // Where both sides moved members, either order is right.
        expect(inOneOrder(again)).toEqual(inOneOrder(once));
        expect(merge(base, once, once)).toEqual({ value: once, conflicts: [] });
      }),
      { numRuns: 2000 },
    );
  });

  it('of a list whose members cannot be told apart are changes of one whole', () => {
    const twice: FieldValue = [
      { id: 'a', rate: 1 },
      { id: 'a', rate: 2 },
    ];
    const merged = merge({ lines: [] }, { lines: twice }, { lines: [{ id: 'b' }] });
    expect(merged).toEqual({
      value: { lines: twice },
      conflicts: [{ path: ['lines'], kept: twice, other: [{ id: 'b' }] }],
    });
  });
});
