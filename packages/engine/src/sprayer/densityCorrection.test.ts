import { describe, expect, it } from 'vitest';
import { kilogramsPerLitre, litresPerMinute } from '../units/quantity.ts';
import { densityFactor, mixFlow, waterEquivalentFlow } from './densityCorrection.ts';

describe('densityFactor', () => {
  /** Conversion factors as TeeJet prints them to two decimals (S37). */
  it.each([
    [0.84, 0.92],
    [0.96, 0.98],
    [1.0, 1.0],
    [1.08, 1.04],
    [1.2, 1.1],
    [1.28, 1.13],
    [1.32, 1.15],
    [1.44, 1.2],
    [1.68, 1.3],
  ])('matches the printed factor of specific gravity %s', (gravity, printed) => {
    expect(densityFactor(kilogramsPerLitre(gravity))).toBeCloseTo(printed, 2);
  });

  it('gives golden G4 and G7', () => {
    expect(densityFactor(kilogramsPerLitre(1.28))).toBeCloseTo(1.1314, 4);
    expect(densityFactor(kilogramsPerLitre(1.1561))).toBeCloseTo(1.0752, 4);
  });
});

describe('waterEquivalentFlow', () => {
  it('gives golden G4: for 20 GPA of 28 % nitrogen look up 22.6274 GPA of water', () => {
    const lookedUp = waterEquivalentFlow(litresPerMinute(20), kilogramsPerLitre(1.28));
    expect(lookedUp).toBeCloseTo(22.6274, 4);
    expect(mixFlow(lookedUp, kilogramsPerLitre(1.28))).toBeCloseTo(20, 12);
  });

  it('loses 12 % of the flow to UAN 28 at the same pressure (S37)', () => {
    expect(mixFlow(litresPerMinute(100), kilogramsPerLitre(1.28))).toBeCloseTo(88.4, 1);
  });
});
