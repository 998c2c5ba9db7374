import { describe, expect, it } from 'vitest';
import { accountStore, readAccount } from './accountStore.ts';
import { setAccount } from './setAccount.ts';

const jo = { uid: 'jo', name: 'Jo', email: null, isEmailVerified: false };

describe('readAccount', () => {
  it('reads what was kept', () => {
    expect(readAccount(JSON.stringify(jo))).toEqual(jo);
  });

  it.each([null, '', 'null', '{}', '{"uid":7}', '"jo"', '{"uid":"jo"'])(
    'takes %j for nobody',
    (text) => {
      expect(readAccount(text)).toBeNull();
    },
  );
});

describe('setAccount', () => {
  it('knows a session that ended by itself from one that was ended here', () => {
    const wasEnded = () => accountStore.getState().wasEnded;
    setAccount(jo, true);
    setAccount(null, true);
    expect(wasEnded()).toBe(false);
    setAccount(jo, true);
    setAccount(null, false);
    expect(wasEnded()).toBe(true);
    // Told once more, the end is still the same one.
    setAccount(null, false);
    expect(wasEnded()).toBe(true);
    setAccount(jo, true);
    expect(wasEnded()).toBe(false);
  });
});
