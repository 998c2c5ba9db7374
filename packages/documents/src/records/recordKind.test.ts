import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingFields } from './missingFields.ts';
import { nitrogenKgPerHa, plannedNitrogenKgPerHa } from './recordFacts.ts';
import { recordKind } from './recordKind.ts';
import type { SprayRecord } from './SprayRecord.ts';
import { figuresBeyond } from './typedFields.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';

const revision = {
  reason: 'Wrong wind',
  at: new Date('2026-11-24T01:00:00Z'),
  previous: { notes: null, updatedAt: new Date('2026-11-21T03:00:00Z') },
};

describe('a record', () => {
  it('is read back as it was written', () => {
    const record = { ...exampleRecord, revisions: [revision], deviceRevisions: [revision] };
    expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
  });

  it('comes back the same whatever the figures and words', () => {
    const text = fc.option(fc.string({ maxLength: 50 }), { nil: null });
    const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }), {
      nil: null,
    });
    fc.assert(
      fc.property(text, text, figure, figure, (notes, location, carrierL, windSpeedKmPerH) => {
        const record = {
          ...exampleRecord,
          notes,
          location,
          carrierL,
          weather: { ...exampleRecord.weather, windSpeedKmPerH },
        };
        expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
      }),
      { numRuns: 100 },
    );
  });

  it('from before gusts were kept says nothing of them', () => {
    const weather = { ...exampleRecord.weather, windGustKmPerH: undefined };
    const parsed = recordKind.parse({ ...recordKind.serialise(exampleRecord), weather });
    expect(parsed?.weather.windGustKmPerH).toBeNull();
  });

  it('of a spray that nobody planned says nothing of a plan', () => {
    const unplanned: SprayRecord = {
      ...exampleRecord,
      sprayAreaHa: null,
      applicationRateLPerHa: null,
      plannedCarrierL: null,
      startedAt: null,
      endedAt: '2026-11-20T23:59:00+13:00',
      endKnownTo: 'day',
      products: exampleRecord.products.map((product) => ({ ...product, planned: null })),
      loads: [],
    };
    const parsed = recordKind.parse(recordKind.serialise(unplanned));
    expect(parsed).toEqual(unplanned);
    expect(plannedNitrogenKgPerHa(unplanned)).toBeNull();
    // 400 kg of 46 % on 20 ha.
    expect(nitrogenKgPerHa(unplanned)).toBeCloseTo(9.2, 9);
    expect(missingFields(unplanned, [{ id: 'applicationRate' }])).toHaveLength(1);
    expect(figuresBeyond(unplanned)).toEqual([]);
  });

  it('of which only the day of its end is known does not say when it finished', () => {
    const asked = [{ id: 'startAndFinish' }];
    expect(missingFields(exampleRecord, asked)).toEqual([]);
    expect(missingFields({ ...exampleRecord, endKnownTo: 'day' }, asked)).toEqual(asked);
  });

  it('is called by its mix, else by where it was', () => {
    expect(recordKind.nameOf(exampleRecord)).toBe('Hill block');
    expect(recordKind.nameOf({ ...exampleRecord, name: null })).toBe('Hill');
  });

  const written = recordKind.serialise(exampleRecord);
  it.each([
    ['another version', { ...written, schemaVersion: 2 }],
    ['no version', { ...written, schemaVersion: undefined }],
    ['no area at all', { ...written, sprayAreaHa: undefined }],
    ['a figure that is text', { ...written, sprayAreaHa: '20' }],
    ['an unknown state', { ...written, state: 'locked' }],
    ['a time without its place', { ...written, endedAt: '2026-11-21T14:02:00Z' }],
    ['a day that does not exist', { ...written, endedAt: '2026-13-41T14:02:00+13:00' }],
    ['the 30th of February', { ...written, endedAt: '2026-02-30T14:02:00+13:00' }],
    ['products without amounts', { ...written, products: [{ productId: 'urea', name: 'Urea' }] }],
    ['a draft of another shape', { ...written, draft: { sprayAreaHa: '20' } }],
    ['a revision without a reason', { ...written, revisions: [{ at: new Date(), previous: {} }] }],
    ['a missing field', { ...written, operator: undefined }],
    ['a list', []],
    ['nothing', null],
  ])('refuses %s', (_, fields) => {
    expect(recordKind.parse(fields)).toBeNull();
  });
});
