import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '../merge/DocumentMerge.ts';
import { catchTestKind, type CatchTest } from './CatchTest.ts';
import { monthsLater } from '../time/monthsLater.ts';
import { catchTestFor, meanFlowOf, type FittedNozzles } from './catchTestFor.ts';

const test: CatchTest = {
  machineId: 'trailed',
  boomConfigurationId: '20 m',
  nozzleId: 'xr11003',
  nozzleCount: 40,
  pressureBar: 3,
  waterTemperatureC: null,
  tolerancePct: 10,
  catches: [
    { nozzle: 1, volumeML: 590, seconds: 30, renewedAt: null },
    { nozzle: 2, volumeML: 600, seconds: 30, renewedAt: null },
  ],
  runs: [{ distanceM: 100, seconds: 30.4 }],
  goodForMonths: 6,
  at: '2026-11-24T16:20:00+13:00',
  by: 'Sam P.',
};

const fitted: FittedNozzles = {
  machineId: 'trailed',
  boomConfigurationId: '20 m',
  nozzleId: 'xr11003',
  nozzleCount: 40,
};

const found = (
  values: readonly CatchTest[],
  over: Partial<FittedNozzles> = {},
  today = '2026-12-01',
) =>
  catchTestFor(
    values.map((value, at) => ({ id: `t${at}`, value })),
    { ...fitted, ...over },
    today,
  );

describe('catchTestKind', () => {
  it('reads back what it wrote, stamps or none', () => {
    const fields = catchTestKind.serialise(test);
    expect(catchTestKind.parse(fields)).toEqual(test);
    expect(
      catchTestKind.parse({ ...fields, createdAt: new Date(), updatedAt: new Date() }),
    ).toEqual(test);
  });

  it.each([
    ['another version', { schemaVersion: 2 }],
    ['no pressure', { pressureBar: 0 }],
    ['a nozzle twice', { catches: [test.catches[0], test.catches[0]] }],
    ['a nozzle beyond the boom', { catches: [{ ...test.catches[0], nozzle: 41 }] }],
    ['less than nothing in the jug', { catches: [{ ...test.catches[0], volumeML: -1 }] }],
    ['no time in the jug', { catches: [{ ...test.catches[0], seconds: 0 }] }],
    ['a day that is none', { at: '2026-02-30T10:00:00+13:00' }],
    ['a run of no time', { runs: [{ distanceM: 100, seconds: 0 }] }],
  ])('refuses %s', (_what, over) => {
    expect(catchTestKind.parse({ ...catchTestKind.serialise(test), ...over })).toBeNull();
  });

  it('takes a blocked nozzle, which gives nothing', () => {
    const blocked = { ...test, catches: [{ ...test.catches[0], volumeML: 0 }] };
    expect(catchTestKind.parse({ ...blocked, schemaVersion: 1 })).not.toBeNull();
  });

  it('keeps the nozzles that two people caught at the two ends of a boom', () => {
    const base = catchTestKind.serialise({ ...test, catches: [] });
    const at = (nozzle: number) =>
      catchTestKind.serialise({
        ...test,
        catches: [{ nozzle, volumeML: 590, seconds: 30, renewedAt: null }],
      });
    const merged = mergeDocuments(
      catchTestKind.merge,
      { base, mine: at(1), theirs: at(40) },
      'mine',
    );
    expect(merged.conflicts).toEqual([]);
    const both = catchTestKind.parse(merged.value);
    expect(both?.catches.map(({ nozzle }) => nozzle).toSorted((a, b) => a - b)).toEqual([1, 40]);
  });
});

describe('catchTestFor', () => {
  it('finds the test of these nozzles, with the mean of all that were caught', () => {
    expect(found([test])).toMatchObject({ id: 't0', old: [], goodUntil: '2027-05-24' });
    expect(found([test])?.meanFlowLPerMin).toBeCloseTo(1.19, 12);
    expect(meanFlowOf({ catches: [] })).toBeNull();
  });

  it('is old where machine, boom, nozzles or their number changed', () => {
    expect(found([test], { machineId: 'other' })?.old).toEqual(['machine']);
    expect(found([test], { boomConfigurationId: '24 m' })?.old).toEqual(['machine']);
    expect(found([test], { nozzleId: 'xr11004' })?.old).toEqual(['nozzles']);
    expect(found([test], { nozzleCount: 39 })?.old).toEqual(['nozzles']);
    expect(found([test], { nozzleCount: null })?.old).toEqual([]);
  });

  it('is old once single nozzles were changed, and names them', () => {
    const renewedAt = '2026-11-30T08:00:00+13:00';
    const changed = { ...test, catches: test.catches.map((one) => ({ ...one, renewedAt })) };
    expect(found([changed])).toMatchObject({ old: ['renewed'], renewed: [1, 2] });
  });

  it('is good through its last day', () => {
    expect(found([test], {}, '2027-05-24')?.old).toEqual([]);
    expect(found([test], {}, '2027-05-25')?.old).toEqual(['time']);
  });

  it('takes the latest of the machine, whatever was tested since on another', () => {
    const earlier = { ...test, at: '2026-10-12T09:00:00+13:00' };
    const elsewhere = { ...test, machineId: 'other', at: '2026-11-30T09:00:00+13:00' };
    expect(found([earlier, elsewhere, test])?.id).toBe('t2');
    expect(found([elsewhere])?.old).toEqual(['machine']);
  });

  it('tells two machines of one kind apart by what they are saved as, where both sides know it', () => {
    const of = (savedMachineId: string | null) => ({ savedMachineId });
    const [left, right] = [
      { ...test, ...of('left') },
      { ...test, ...of('right') },
    ];
    expect(found([left, right], of('right'))).toMatchObject({ id: 't1', old: [] });
    expect(found([left], of('right'))?.old).toEqual(['machine']);
    // A test of before, and a mix whose machine is not saved, say nothing of that.
    expect(found([test], of('right'))?.old).toEqual([]);
    expect(found([left])?.old).toEqual([]);
    expect(catchTestKind.parse(catchTestKind.serialise(left))).toEqual(left);
  });

  it('has nothing to say without a catch', () => {
    expect(found([])).toBeNull();
    expect(found([{ ...test, catches: [] }])).toBeNull();
  });
});

describe('monthsLater', () => {
  it.each([
    ['2026-11-24', 6, '2027-05-24'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-01-15', 12, '2027-01-15'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later);
  });
});
