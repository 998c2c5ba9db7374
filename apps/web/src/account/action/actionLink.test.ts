import { describe, expect, it } from 'vitest';
import { ACTION_MODES, readActionLink } from './actionLink.ts';

describe('readActionLink', () => {
  it.each(ACTION_MODES)('knows %s', (mode) => {
    expect(readActionLink(`?mode=${mode}&oobCode=abc&apiKey=k&lang=en`)).toEqual({
      state: 'asks',
      mode,
      code: 'abc',
    });
  });

  it.each(['', '?', '?lang=en'])('sees that %j is no link at all', (search) => {
    expect(readActionLink(search)).toEqual({ state: 'none' });
  });

  it.each([
    '?mode=verifyEmail',
    '?mode=verifyEmail&oobCode=',
    '?oobCode=abc',
    '?mode=deleteEverything&oobCode=abc',
    '?mode=verifyemail&oobCode=abc',
  ])('sees that %j is damaged', (search) => {
    expect(readActionLink(search)).toEqual({ state: 'damaged' });
  });
});
