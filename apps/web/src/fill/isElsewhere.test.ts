import { describe, expect, it } from 'vitest';
import { isElsewhere } from './isElsewhere.ts';

const hill = { id: 'hill', name: 'Hill', landUse: null };
const sent = { id: null, name: 'Hill', landUse: null };

describe('the ground of a job and of a mix', () => {
  it.each([
    ['another paddock', hill, { ...hill, id: 'flat' }, true],
    ['a paddock that was renamed since', hill, { ...hill, name: 'Hill north' }, false],
    ['what another job from a link calls otherwise', sent, { ...sent, name: 'Flat' }, true],
    ['what the same job from a link says', sent, { ...sent, landUse: 'maize' }, false],
    ['an own paddock of the name in a link', sent, hill, true],
    ['nothing said of the mix', hill, null, false],
    ['nothing said of the job', undefined, hill, false],
  ])('%s', (_what, ofJob, ofMix, expected) => {
    expect(isElsewhere(ofJob === undefined ? {} : { paddock: ofJob }, ofMix)).toBe(expected);
  });
});
