import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { paddock, urea28 } from '../testing/exampleRound.ts';
import { roundKind, type Round } from './Round.ts';
import { needsOf } from './seasonNeeds.ts';
import { seasonPlan } from './seasonPlan.ts';

const ground = [paddock('River flats', 13.5), paddock('Hill block', 20)];
const kept = (...rounds: readonly Round[]) => rounds.map((value, at) => ({ id: `r${at}`, value }));

const record = (paddockId: string, day: string, more: Partial<SprayRecord> = {}): SprayRecord => ({
  ...exampleRecord,
  paddockId,
  location: paddockId,
  endedAt: `${day}T16:00:00+13:00`,
  ...more,
});

const plan = (over: Partial<Parameters<typeof seasonPlan>[0]> = {}) => {
  const found = seasonPlan({
    rounds: kept(urea28),
    paddocks: ground,
    records: [],
    today: '2026-11-24',
    ...over,
  });
  if (found === null) throw new Error('no season');
  return found;
};

describe('seasonPlan', () => {
  it('adds up what a round takes: 938 kg over 33.5 ha', () => {
    const { months, total, firstDay, lastDay } = plan();
    expect([firstDay, lastDay]).toEqual(['2026-07-01', '2027-06-30']);
    expect(months.map(({ month }) => month)).toEqual(['2026-12']);
    expect(total.products[0]?.amount.value).toBeCloseTo(938, 9);
    expect(total.nitrogenKg.sum).toBeCloseTo(431.48, 9);
    expect(total.sprayL).toBeCloseTo(4020, 9);
    expect(total.hours.sum).toBeCloseTo(33.5 / 9, 12);
    expect(total.cents.sum).toBeCloseTo(91_924, 6);
  });

  it('says where each paddock stands by June, recorded and planned', () => {
    // 400 kg of urea on 20 ha: 9.2 kg N/ha.
    const { rows, farmKgPerHa } = plan({ records: [record('Hill block', '2026-08-01')] });
    const hill = rows.find(({ paddockId }) => paddockId === 'Hill block');
    expect(hill?.recordedKgPerHa).toBeCloseTo(9.2, 12);
    expect(hill?.byJuneKgPerHa).toBeCloseTo(22.08, 12);
    expect(rows[0]?.paddockId).toBe('Hill block');
    expect(farmKgPerHa).toBeCloseTo((22.08 * 20 + 12.88 * 13.5) / 33.5, 12);
  });

  it('ticks a round off on the ground whose record has its products, and counts it once', () => {
    const { rows, total } = plan({ records: [record('Hill block', '2026-12-10')] });
    const done = rows.flatMap(({ name, cells }) => (cells[0]?.done === true ? [name] : []));
    expect(done).toEqual(['Hill block']);
    expect(total.areaHa).toBe(13.5);
    expect(rows.find(({ name }) => name === 'Hill block')?.byJuneKgPerHa).toBeCloseTo(9.2, 12);
  });

  it('leaves it open for part of the work, another product, another time and another paddock', () => {
    for (const other of [
      record('Hill block', '2026-12-10', { state: 'partDone' }),
      record('Hill block', '2026-12-10', { products: [] }),
      record('Hill block', '2026-10-01'),
      record('Elsewhere', '2026-12-10'),
    ]) {
      expect(plan({ records: [other] }).total.areaHa).toBe(33.5);
    }
  });

  it('is not ticked by what was sprayed before it was planned', () => {
    const planned = { ...urea28, plannedAt: '2026-12-11T08:00:00+13:00' };
    const records = [record('Hill block', '2026-12-10')];
    expect(plan({ rounds: kept(planned), records }).total.areaHa).toBe(33.5);
  });

  it('ticks two rounds with two records, each the nearest', () => {
    const rounds = kept(urea28, { ...urea28, day: '2027-01-10' });
    const one = plan({ rounds, records: [record('Hill block', '2027-01-08')] });
    const cells = one.rows.find(({ name }) => name === 'Hill block')?.cells;
    expect(cells?.map(({ done }) => done)).toEqual([false, true]);
    const two = [record('Hill block', '2026-12-12'), record('Hill block', '2027-01-08')];
    expect(plan({ rounds, records: two }).total.areaHa).toBe(27);
  });

  it('is of one July to June year, without retired paddocks', () => {
    expect(plan({ today: '2027-07-01' }).total.areaHa).toBe(0);
    expect(plan({ paddocks: [paddock('Hill block', 20, true)] }).rows).toEqual([]);
    expect(seasonPlan({ rounds: [], paddocks: [], records: [], today: 'today' })).toBeNull();
  });

  it('says what it does not know and counts it nowhere', () => {
    const unknown = {
      ...urea28,
      nitrogenKgPerHa: null,
      costCentsPerHa: null,
      workRateHaPerH: null,
    };
    const { total } = plan({ rounds: kept(unknown), paddocks: [paddock('Hill block', 20)] });
    expect(total.nitrogenKg).toEqual({ sum: 0, unknown: 1 });
    expect(total.hours).toEqual({ sum: 0, unknown: 1 });
    expect(total.cents.unknown).toBe(1);
    const { total: blind } = plan({ paddocks: [paddock('Hill block', null)] });
    expect(blind).toMatchObject({ areaHa: 0, withoutArea: 1, products: [] });
    const nothingKnown = { sum: 0, unknown: 1 };
    expect(blind).toMatchObject({ nitrogenKg: nothingKnown, hours: nothingKnown });
    expect(blind.cents).toEqual(nothingKnown);
    // What has no nitrogen brings none to ground of any size.
    const bare = { ...urea28, nitrogenKgPerHa: 0 };
    const { total: without } = plan({
      rounds: kept(bare),
      paddocks: [paddock('Hill block', null)],
    });
    expect(without.nitrogenKg).toEqual({ sum: 0, unknown: 0 });
  });
});

const days = ['2026-08-10', '2026-11-20', '2026-12-14', '2027-01-30', '2027-05-02'];
const anyRound = fc.record({
  day: fc.constantFrom(...days),
  nitrogenKgPerHa: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  paddocks: fc
    .subarray(['A', 'B', 'C'])
    .map((ids) => ids.map((id) => ({ paddockId: id, name: id }))),
});
const anySeason = fc.record({
  rounds: fc
    .array(anyRound, { maxLength: 6 })
    .map((some) => kept(...some.map((one) => ({ ...urea28, ...one })))),
  paddocks: fc
    .tuple(...['A', 'B', 'C'].map(() => fc.option(fc.integer({ min: 1, max: 40 }), { nil: null })))
    .map((areas) => areas.map((areaHa, at) => paddock('ABC'.charAt(at), areaHa))),
  records: fc.array(
    fc
      .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(...days))
      .map(([id, day]) => record(id, day)),
    { maxLength: 6 },
  ),
});

describe('every season', () => {
  it('is the sum of its months', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const { months, total } = plan(season);
        const sum = (figure: (needs: typeof total) => number) =>
          months.reduce((all, { needs }) => all + figure(needs), 0);
        expect(sum(({ areaHa }) => areaHa)).toBeCloseTo(total.areaHa, 6);
        expect(sum(({ nitrogenKg }) => nitrogenKg.sum)).toBeCloseTo(total.nitrogenKg.sum, 6);
        expect(sum(({ nitrogenKg }) => nitrogenKg.unknown)).toBe(total.nitrogenKg.unknown);
        expect(sum(({ sprayL }) => sprayL)).toBeCloseTo(total.sprayL, 6);
      }),
    );
  });

  it('has no more rounds ticked than records, and none in its needs', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const { rows, total } = plan(season);
        for (const row of rows) {
          const there = season.records.filter(({ paddockId }) => paddockId === row.paddockId);
          expect(row.cells.filter(({ done }) => done).length).toBeLessThanOrEqual(there.length);
        }
        const open = rows.flatMap(({ areaHa, cells }) =>
          cells.filter(({ done }) => !done).map(({ round }) => ({ areaHa, round })),
        );
        expect(needsOf(open).areaHa).toBe(total.areaHa);
      }),
    );
  });

  it('is the same whatever order the device read it in', () => {
    fc.assert(
      fc.property(anySeason, ({ rounds, paddocks, records }) => {
        const turned = {
          rounds: rounds.toReversed(),
          paddocks: paddocks.toReversed(),
          records: records.toReversed(),
        };
        expect(plan(turned).rows).toEqual(plan({ rounds, paddocks, records }).rows);
      }),
    );
  });
});

describe('roundKind', () => {
  it('reads back what it wrote', () => {
    expect(roundKind.parse(roundKind.serialise(urea28))).toEqual(urea28);
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['no name', { name: ' ' }],
    ['less than nothing', { nitrogenKgPerHa: -1 }],
    ['another version', { schemaVersion: 2 }],
  ])('refuses %s', (_what, over) => {
    expect(roundKind.parse({ ...roundKind.serialise(urea28), ...over })).toBeNull();
  });
});
