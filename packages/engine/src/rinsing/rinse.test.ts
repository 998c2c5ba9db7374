import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../../test/exampleInputs.ts';
import { litres } from '../units/quantity.ts';
import { planRinse, rinsedFraction, rinseWaterL } from './rinse.ts';

describe('rinsing', () => {
  it('20 L left and 300 L in three parts are one in 216, in one part 6.25 %', () => {
    expect(rinsedFraction(20, 300, 3)).toBeCloseTo(1 / 216, 12);
    expect(rinsedFraction(20, 300, 1)).toBeCloseTo(0.0625, 12);
  });

  // Passes Denmark's 2 %, fails France's 1 % and the standard's one in 300.
  it('ten times what is left, in three parts, leaves 1.23 %', () => {
    expect(rinsedFraction(1, 10, 3) * 100).toBeCloseTo(1.23, 2);
  });

  it('one in 300 takes 17.08 times what is left', () => {
    expect(rinseWaterL(1, 300, 3)).toBeCloseTo(17.08, 2);
    expect(rinsedFraction(30, rinseWaterL(30, 300, 3), 3)).toBeCloseTo(1 / 300, 12);
  });

  it('is planned for what stays in tank and lines, and not where nobody knows it', () => {
    const { rinse } = planRinse(
      exampleInputs({ deadVolumeL: litres(10), tankResidualL: litres(20) }),
    );
    expect(rinse).toMatchObject({ residualL: 30, parts: 3 });
    expect(rinse?.eachL).toBeCloseTo(170.8, 1);
    expect(rinse?.isLeast).toBe(false);
    expect(planRinse(exampleInputs()).rinse).toBeNull();
  });

  it('is the least there is where only one of the two is known', () => {
    const ofLines = planRinse(exampleInputs({ deadVolumeL: litres(10) })).rinse;
    expect(ofLines).toMatchObject({ residualL: 10, isLeast: true });
    expect(planRinse(exampleInputs({ tankResidualL: litres(20) })).rinse?.isLeast).toBe(true);
  });

  it('of nothing, and something that is not known, is not known', () => {
    expect(planRinse(exampleInputs({ deadVolumeL: litres(0) })).rinse).toBeNull();
    expect(planRinse(exampleInputs({ tankResidualL: litres(0) })).rinse).toBeNull();
  });
});
