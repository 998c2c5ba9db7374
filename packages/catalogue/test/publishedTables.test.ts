import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { publishedNozzles } from './published/nozzles.ts';
import { publishedSolubilities } from './published/solubilities.ts';
import { publishedSolutions } from './published/solutions.ts';

const WATER_G_PER_MOL = 18.015;

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const only = <Entry>(entries: readonly Entry[], fits: (entry: Entry) => boolean): Entry => {
  const [found, ...others] = entries.filter(fits);
  if (found === undefined || others.length > 0) throw new Error('not exactly one');
  return found;
};

describe('solutions at 20 °C (CRC, S3)', () => {
  const published = rowsOf(publishedSolutions);

  it('have every published density and no other', () => {
    const rows = published.map(([saltId, massPct, density]) => [
      saltId,
      Number(massPct),
      Number(density),
    ]);
    const ours = catalogue.saltTables.flatMap(({ saltId, densityAt20C }) =>
      densityAt20C.filter(([massPct]) => massPct > 0).map((row) => [saltId, ...row]),
    );
    expect(ours).toEqual(rows);
    expect(rows).toHaveLength(241);
  });

  it('have every published freezing point that may be promised', () => {
    // Left out: urea beyond its eutectic, copper sulphate beyond what stays dissolved.
    const last: Readonly<Record<string, number>> = { urea: 30, copperSulphate: 12 };
    const rows = published.flatMap(([saltId = '', massPct, , depression = '-']) =>
      depression === '-' || Number(massPct) > (last[saltId] ?? 100)
        ? []
        : [[saltId, Number(massPct), -Number(depression)]],
    );
    const ours = catalogue.saltTables.flatMap(({ saltId, freezingPointC }) =>
      freezingPointC.filter(([massPct]) => massPct > 0).map((row) => [saltId, ...row]),
    );
    expect(ours).toEqual(rows);
  });
});

describe('solubility (CRC, S1)', () => {
  // Diammonium phosphate at 0 °C is kept at the lower figure of S2.
  const lowered: Readonly<Record<string, number>> = { 'dap 0': 429 };

  it.each(rowsOf(publishedSolubilities))('%s', (id, dryMass, waters, ...dryPer100g) => {
    const { solubility } = only(catalogue.products, (product) => product.id === id);
    const dry = Number(dryMass);
    const a = dry / (dry + Number(waters) * WATER_G_PER_MOL);
    expect(solubility.length).toBeGreaterThanOrEqual(4);
    for (const [index, { temperatureC, gPerKgWater }] of solubility.entries()) {
      expect(temperatureC).toBe(index * 10);
      const s = Number(dryPer100g[index]);
      // Per kg of added water: crystal water dissolves some of the salt too (domain facts 3.3).
      const perKg = (1000 * s) / (100 * a - (1 - a) * s);
      const expected = lowered[`${id} ${String(temperatureC)}`] ?? perKg;
      expect(
        Math.abs(gPerKgWater / expected - 1),
        `${id} at ${String(temperatureC)} °C`,
      ).toBeLessThan(2e-3);
    }
  });
});

describe('makers’ tables of tips (S36)', () => {
  it.each(rowsOf(publishedNozzles))('%s', (id, size, ...rest) => {
    const figures = rest.slice(0, 5).map(Number);
    const nozzle = only(catalogue.nozzles, (candidate) => candidate.id === id);
    expect(nozzle.isoSize).toBe(size === '-' ? null : size);
    expect([
      nozzle.flowLPerMin,
      nozzle.atBar,
      nozzle.minBar,
      nozzle.maxBar,
      nozzle.flowExponent,
    ]).toEqual(figures);
    expect(
      nozzle.dropletBands.map(
        ({ dropletClass, minBar, maxBar }) => `${dropletClass}@${String(minBar)}-${String(maxBar)}`,
      ),
    ).toEqual(rest.slice(5));
  });

  it.each([
    ['Lechler', 'IDTA'],
    ['Lechler', 'IDKT'],
    ['Lechler', 'FT'],
    ['Lechler', 'XD'],
    ['Hardi', 'INJET'],
    ['Hardi', 'MINIDRIFT'],
    ['Hypro', '3D Ninety'],
    ['Wilger', 'Combo-Jet ER'],
    ['Wilger', 'Combo-Jet DR'],
    ['Agrotop', 'AirMix'],
    ['Agrotop', 'TurboDrop'],
    ['Billericay', 'Air Bubble Jet'],
  ])('hold %s %s, in its common sizes', (maker, series) => {
    const sizes = catalogue.nozzles
      .filter((one) => one.maker === maker && one.series === series)
      .map(({ isoSize }) => isoSize);
    expect(sizes).toEqual(expect.arrayContaining(['04', '05']));
  });

  it('leave out the flow of three tips only, of which no table was found', () => {
    const flowless = catalogue.nozzles.filter(({ flowLPerMin }) => flowLPerMin === null);
    expect(flowless.map(({ id }) => id)).toEqual(['boominator-1400fm', 'tnf-tf15', 'tnf-tf50']);
  });

  it('say of every flow that is only the nominal one of its size that it is assumed', () => {
    const assumed = catalogue.nozzles.filter(({ sources }) => sources['flowLPerMin']?.assumed);
    const nominal = new Map(
      catalogue.nozzleSizes.map(({ size, flowLPerMinAt3Bar }) => [size, flowLPerMinAt3Bar]),
    );
    expect(assumed.length).toBeGreaterThan(50);
    for (const { id, isoSize, flowLPerMin, atBar } of assumed)
      expect([id, flowLPerMin, atBar]).toEqual([id, nominal.get(isoSize ?? ''), 3]);
  });

  it('mark every opening as worked out: no maker prints one', () => {
    const opened = catalogue.nozzles.filter(({ orificeMm }) => orificeMm !== null);
    expect(opened.filter(({ sources }) => sources['orificeMm']?.assumed !== true)).toEqual([]);
    const size = (id: string) => only(catalogue.nozzles, (one) => one.id === id).orificeMm;
    // XR11004: 1.58 L/min at 3 bar is a jet of 24.5 m/s through 1.34 mm² at a coefficient of 0.8.
    expect(size('xr11004')).toBe(1.31);
    expect(size('tnf-tf15')).toBeNull();
  });

  it('keep the edition each maker classified by', () => {
    const editions = new Map(
      catalogue.nozzles.flatMap(({ maker, series, dropletStandard }) =>
        dropletStandard === null ? [] : [[`${maker} ${series}`, dropletStandard] as const],
      ),
    );
    const of = (series: string) => new Map<string, string>(editions).get(series);
    expect(of('TeeJet XR')).toBe('S572.1');
    expect(of('TeeJet TTI60')).toBe('ISO 25358');
    expect(of('Lechler ID')).toBe('ISO 25358');
    expect(of('Magnojet ST/D')).toBe('BCPC');
    // One summary gives a span of classes, no pressures: those tips have none.
    expect(of('Albuz AXI')).toBeUndefined();
  });
});
