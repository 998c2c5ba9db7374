import { kilograms, litres } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeResult } from './decodeResult.ts';
import { encodeResult } from './encodeResult.ts';
import { findShare } from './findShare.ts';
import type { JobResult } from './JobResult.ts';
import { packText } from './packText.ts';

const result: JobResult = {
  jobId: 'job-1',
  name: 'Hill block',
  startedAt: new Date('2026-11-21T20:10:00Z'),
  endedAt: new Date('2026-11-21T23:40:00Z'),
  areaDoneHa: 36.2,
  loadCount: 6,
  carrierL: 6012.5,
  products: [
    { productId: 'urea', name: 'Urea', amount: { unit: 'kg', value: kilograms(905) } },
    { productId: 'seaweed', name: 'Seaweed', amount: { unit: 'L', value: litres(72.4) } },
  ],
  operator: 'R. Tahi',
  windSpeedKmPerH: 9,
  windFrom: 'NW',
  airTemperatureC: 17,
  relativeHumidityPct: 62,
  notes: 'Left the wet corner out',
};

async function arrived(what: JobResult) {
  const encoded = await encodeResult(what);
  const found = findShare(encoded.ok ? encoded.value : '');
  expect(found?.kind).toBe('done');
  return decodeResult(found?.packed ?? '');
}

describe('a result that is sent back', () => {
  it('arrives as it was sent', async () => {
    expect(await arrived(result)).toEqual({ ok: true, value: result });
  });

  it('arrives with notes of several lines, and with as much as is read of what is too long', async () => {
    const notes = `Left the wet corner out\n\tWind got up\r\n${'x'.repeat(2500)}`;
    const got = await arrived({ ...result, notes, operator: ' \n ', name: 'n'.repeat(81) });
    expect(got).toMatchObject({ ok: true, value: { operator: null, name: 'n'.repeat(80) } });
    const said = got.ok ? (got.value.notes ?? '') : '';
    expect(said.startsWith('Left the wet corner out Wind got up xxx')).toBe(true);
    expect(said).toHaveLength(2000);
  });

  it('keeps what was not said as not said', async () => {
    const bare: JobResult = {
      ...result,
      name: null,
      startedAt: null,
      loadCount: null,
      carrierL: null,
      operator: null,
      windSpeedKmPerH: null,
      windFrom: null,
      airTemperatureC: null,
      relativeHumidityPct: null,
      notes: null,
    };
    expect(await arrived(bare)).toEqual({ ok: true, value: bare });
  });

  it('keeps every figure to the last digit', async () => {
    const figure = fc.double({ min: 0, max: 100_000, noNaN: true }).map((value) => value + 0);
    await fc.assert(
      fc.asyncProperty(figure, figure, async (areaDoneHa, kg) => {
        const products = [
          {
            productId: 'urea',
            name: 'Urea',
            amount: { unit: 'kg' as const, value: kilograms(kg) },
          },
        ];
        const there = await arrived({ ...result, areaDoneHa, products });
        expect(there).toEqual({ ok: true, value: { ...result, areaDoneHa, products } });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['no area', { areaDoneHa: null }],
    ['a negative area', { areaDoneHa: -1 }],
    ['an area as text', { areaDoneHa: '36' }],
    ['no end', { endedAt: null }],
    ['an end after the end of time', { endedAt: 1e17 }],
    ['an end in a year of five digits', { endedAt: Date.UTC(10_000, 0, 2) }],
    ['an end before its start', { startedAt: 3, endedAt: 2 }],
    [
      'one product twice',
      {
        products: [1, 2].map((value) => ({
          productId: 'u',
          name: 'U',
          amount: { unit: 'kg', value },
        })),
      },
    ],
    [
      'an amount in a unit of no name',
      { products: [{ productId: 'u', name: 'U', amount: { unit: 'oz', value: 1 } }] },
    ],
    ['a field that nobody knows', { approved: true }],
    ['notes that turn the writing round', { notes: 'done \u202E' }],
  ])('is refused with %s', async (_, change) => {
    const packed = await packText({ ...result, startedAt: 1, endedAt: 2, ...change });
    expect(await decodeResult(packed.ok ? packed.value : '')).toEqual({
      ok: false,
      error: { code: 'notReadable', problem: null },
    });
  });
});
