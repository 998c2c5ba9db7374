import { nitrogenKgPerHa, paddockNitrogen } from '@mix/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landUseSums } from './landUseSums.ts';
import { nitrogenApplications, nitrogenFertilisers } from './nitrogenApplications.ts';
import { nitrogenGaps } from './nitrogenGaps.ts';
import { nitrogenLedger, overCap } from './nitrogenLedger.ts';
import { dap, exampleRecord, exampleRows, paddock, urea } from '../testing/exampleRecord.ts';

const hill = paddock('p1', 'Hill', 20);
const gully = paddock('p2', 'Gully', 3.1, null);
const onHill = { paddockId: 'p1' };

const ledgerOf = (
  records: Parameters<typeof exampleRows>[0],
  paddocks: Parameters<typeof nitrogenLedger>[1] = [hill, gully],
  startYear = 2026,
) => nitrogenLedger(exampleRows(records, paddocks), paddocks, startYear);

describe('nitrogenLedger', () => {
  it('is 22.0 kg/ha, 11.6 % of the cap, for 40 kg urea and 20 kg DAP a hectare (facts 3.7, S9)', () => {
    const record = exampleRecord([urea(800), dap(400)], onHill);
    const [first] = ledgerOf([record]).places;
    expect(first?.place.name).toBe('Hill');
    expect(first?.kgPerHa).toBeCloseTo(22, 10);
    expect((first?.kgPerHa ?? 0) / 190).toBeCloseTo(0.1158, 4);
    // The same figure as the record's own where the whole paddock was done.
    expect(first?.kgPerHa).toBeCloseTo(nitrogenKgPerHa(record) ?? Number.NaN, 12);
  });

  it('weighs by area: half the paddock at 18.4 kg/ha is 9.2 over the whole', () => {
    const [first] = ledgerOf([exampleRecord([urea(400)], { ...onHill, areaDoneHa: 10 })]).places;
    expect(first?.kgPerHa).toBeCloseTo(9.2, 10);
  });

  it('counts from 1 July to 30 June, by the clock of the place', () => {
    const on = (endedAt: string) => exampleRecord([urea(400)], { ...onHill, endedAt });
    const records = [
      on('2026-06-30T23:59:00+12:00'),
      on('2026-07-01T00:00:00+12:00'),
      on('2027-06-30T23:59:00+12:00'),
      on('2027-07-01T00:00:00+12:00'),
    ];
    expect(ledgerOf(records).places[0]?.nitrogenKg.of).toBe(2);
    expect(ledgerOf(records, [hill], 2025).places[0]?.nitrogenKg.of).toBe(1);
  });

  it('shows a paddock without a record as 0, and ground without an area as not known', () => {
    const { places, farm } = ledgerOf([exampleRecord([urea(400)], { location: 'Road side' })]);
    expect(places.map(({ place, kgPerHa }) => [place.name, kgPerHa])).toEqual([
      ['Gully', 0],
      ['Hill', 0],
      ['Road side', null],
    ]);
    expect(farm.recordsLeftOut).toBe(1);
    expect(farm.areaHa).toBeCloseTo(23.1, 12);
  });

  it('gives the farm’s average by area: 80 ha-weighted kg over 23.1 ha', () => {
    const { farm } = ledgerOf([
      exampleRecord([urea(400)], onHill),
      exampleRecord([urea(100)], { paddockId: 'p2' }),
    ]);
    expect(farm.kgPerHa).toBeCloseTo((184 + 46) / 23.1, 10);
  });

  it('is a lower bound while a content is not known, and not known when all of it is', () => {
    const mystery = exampleRecord([{ id: 'own', kg: 5, analysis: null }], onHill);
    const some = ledgerOf([mystery, exampleRecord([urea(400)], onHill)]).places[0];
    expect(some?.nitrogenKg.unknown).toBe(1);
    expect(some?.kgPerHa).toBeCloseTo(9.2, 10);
    const inOneTank = exampleRecord([urea(400), { id: 'own', kg: 5, analysis: null }], onHill);
    expect(ledgerOf([inOneTank]).places[0]?.kgPerHa).toBeCloseTo(9.2, 10);
    const hillOf = ledgerOf([mystery]).places.find(({ place }) => place.name === 'Hill');
    expect(hillOf?.kgPerHa).toBeNull();
  });

  it('does not count what is organic', () => {
    const fish = { id: 'fish', kg: 100, analysis: { N: 4 }, category: 'biostimulant' as const };
    expect(ledgerOf([exampleRecord([fish], onHill)]).places[0]?.nitrogenKg.sum).toBe(0);
  });

  it('is never over the cap by a binary digit', () => {
    expect(overCap(0.1 + 0.2 + 189.7, 190)).toBe(0);
    expect(overCap(193.2, 190)).toBeCloseTo(3.2, 10);
  });

  it('says of a paddock what the plan of a mix says of it', () => {
    const one = fc.record({
      kg: fc.double({ min: 0, max: 5000, noNaN: true }),
      known: fc.boolean(),
      areaDoneHa: fc.constantFrom(null, 5, 20),
      place: fc.constantFrom(
        { paddockId: 'p1' },
        { location: 'hill ' },
        { paddockId: 'p2' },
        { paddockId: 'gone', location: 'Hill' },
        { paddockId: 'p2', location: 'Hill' },
      ),
      day: fc.constantFrom('2026-06-30', '2026-07-01', '2026-11-21'),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (list) => {
        const records = list.map(({ kg, known, areaDoneHa, place, day }) =>
          exampleRecord([urea(kg), { id: 'own', kg: 1, analysis: known ? {} : null }], {
            ...place,
            areaDoneHa,
            endedAt: `${day}T10:00:00+12:00`,
          }),
        );
        const inReport = ledgerOf(records).places.find(({ place }) => place.key === 'p.p1');
        const ground = { id: 'p1', ...hill.value };
        const inPlan = paddockNitrogen(records, ground, [hill, gully], '2026-11-21');
        expect(inReport?.nitrogenKg.unknown).toBe(inPlan.unknownCount);
        // Where no nitrogen is known, `kgPerHa` of the report is null.
        expect(inReport?.kgPerHa ?? 0).toBeCloseTo(inPlan.kgPerHa ?? Number.NaN, 8);
      }),
      { numRuns: 100 },
    );
  });

  it('goes on counting a deleted paddock with its area in the years that have records of it', () => {
    const deleted = { ...hill, value: { ...hill.value, retired: true } };
    const ledger = ledgerOf([exampleRecord([urea(400)], onHill)], [deleted, gully]);
    // 400 kg of urea of 46 % on 20 ha (mockups/README.md, "The figures"): as before it was deleted.
    expect(ledger.places.map(({ place, kgPerHa }) => [place.name, kgPerHa])).toEqual([
      ['Hill', expect.closeTo(9.2, 10)],
      ['Gully', 0],
    ]);
    expect(ledger.farm.areaHa).toBeCloseTo(23.1, 10);
    const without = ledgerOf([], [deleted, gully]);
    expect(without.places.map(({ place }) => place.name)).toEqual(['Gully']);
  });

  it('loses no kilogram: places add up to the records', () => {
    const one = fc.record({
      kg: fc.double({ min: 0, max: 5000, noNaN: true }),
      place: fc.constantFrom({ paddockId: 'p1' }, { paddockId: 'p2' }, { location: 'x' }, {}),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (list) => {
        const { places } = ledgerOf(list.map(({ kg, place }) => exampleRecord([urea(kg)], place)));
        const sum = places.reduce((total, { nitrogenKg }) => total + nitrogenKg.sum, 0);
        const expected = list.reduce((total, { kg }) => total + kg * 0.46, 0);
        expect(sum).toBeCloseTo(expected, 6);
        expect(places.reduce((count, { rows }) => count + rows.length, 0)).toBe(list.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what the report lists', () => {
  const ledger = ledgerOf([
    exampleRecord([urea(400), { id: 'dye', litres: 1 }], onHill),
    exampleRecord([urea(100)], { ...onHill, endedAt: '2026-08-01T10:00:00+12:00' }),
    exampleRecord([{ id: 'own', kg: 5, analysis: null }], { areaDoneHa: null }),
  ]);

  it('is each fertiliser with its content, date and nitrogen; others are left out', () => {
    const applications = nitrogenApplications(ledger);
    expect(
      applications.map(({ row, product, nitrogenPct, nitrogenKg }) => [
        row.day,
        product.productId,
        nitrogenPct,
        nitrogenKg,
      ]),
    ).toEqual([
      ['2026-08-01', 'urea', 46, 46],
      ['2026-11-21', 'urea', 46, 184],
      ['2026-11-21', 'own', null, null],
    ]);
    expect(nitrogenFertilisers(applications)).toMatchObject([
      { productId: 'urea', amount: 500, nitrogenKg: 230 },
      { productId: 'own', amount: 5, nitrogenKg: null },
    ]);
  });

  it('adds up area and nitrogen by land use, and says where an area is missing', () => {
    const paddocks = [
      hill,
      paddock('p3', 'Flat', 10, ' Pasture '),
      gully,
      paddock('p4', 'New', null),
    ];
    expect(landUseSums(ledgerOf([exampleRecord([urea(400)], onHill)], paddocks))).toEqual([
      {
        landUse: expect.stringMatching(/pasture/i) as string,
        areaHa: { sum: 30, unknown: 1, of: 3 },
        nitrogenKg: { sum: 184, unknown: 0, of: 1 },
      },
      {
        landUse: null,
        areaHa: { sum: 3.1, unknown: 0, of: 1 },
        nitrogenKg: { sum: 0, unknown: 0, of: 0 },
      },
    ]);
  });

  it('names what is missing', () => {
    expect(nitrogenGaps(ledger)).toEqual({
      placesWithoutArea: 0,
      placesWithoutLandUse: 1,
      recordsWithoutPlace: 1,
      recordsWithoutNitrogen: 1,
      recordsWithoutAreaDone: 1,
    });
  });
});
