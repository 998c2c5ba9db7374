import { calculateMix, type Catalogue, type FactSource, type MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';

/** The catalogue as if nobody had read any of these facts. */
function assuming(...facts: readonly string[]): Catalogue {
  const source: FactSource = { sourceIds: [], assumed: true, note: 'not read' };
  const sources = Object.fromEntries(facts.map((fact) => [fact, source]));
  const withSources = <Kind extends { readonly sources: object }>(kind: Kind): Kind => ({
    ...kind,
    sources: { ...kind.sources, ...sources },
  });
  return {
    ...catalogue,
    products: catalogue.products.map(withSources),
    nozzles: catalogue.nozzles.map(withSources),
    machines: catalogue.machines.map(withSources),
  };
}

const base: MixDraft = {
  ...{ machineId: 'custom', tankCapacityL: 1000, deadVolumeL: 0, tankResidualL: 0 },
  ...{ sprayAreaHa: 5, applicationRateLPerHa: 200, waterTemperatureC: 15 },
};

const codesOf = (draft: MixDraft, facts: Catalogue) =>
  calculateMix(draft, facts).problems.map(({ code }) => code);

const mixOf = (productId: string, value: number): MixDraft => ({
  ...base,
  products: [{ productId, rate: { value, unit: 'kg/ha' } }],
});

describe('a limit that nobody read warns where one that was read stops', () => {
  it('of what dissolves', () => {
    const draft = mixOf('kno3', 60);
    expect(codesOf(draft, catalogue)).toContain('doesNotDissolve');
    const assumed = codesOf(draft, assuming('solubility'));
    expect(assumed).toContain('mayNotDissolve');
    expect(assumed).not.toContain('doesNotDissolve');
  });

  it('of grains, and of the opening they are to pass', () => {
    const nozzle = catalogue.nozzles.find(({ orificeMm }) => orificeMm !== null);
    const draft = { ...mixOf('lime-250', 20), nozzle: { nozzleId: nozzle?.id ?? '' } };
    const withOpening = (of: Catalogue, assumed: boolean): Catalogue => ({
      ...of,
      nozzles: of.nozzles.map((one) => ({
        ...one,
        orificeMm: 0.05,
        sources: { ...one.sources, orificeMm: { sourceIds: ['S36'], assumed, note: null } },
      })),
    });
    expect(codesOf(draft, withOpening(catalogue, false))).toContain('particlesTooLarge');
    const cases = [withOpening(assuming('particleTopSizeUm'), false), withOpening(catalogue, true)];
    for (const facts of cases) {
      const assumed = codesOf(draft, facts);
      expect(assumed).toContain('particlesMayBlock');
      expect(assumed).not.toContain('particlesTooLarge');
    }
  });

  it('of two products: what was read for none of the pairs of a rule does not stop them', () => {
    const stops = catalogue.compatibilityRules.filter(({ verdict }) => verdict === 'incompatible');
    expect(stops.length).toBeGreaterThan(40);
    for (const { id, source } of stops) {
      expect(source.sourceIds.length, id).toBeGreaterThan(0);
      expect(source.note ?? '', id).not.toMatch(/nearest/i);
    }
  });
});
