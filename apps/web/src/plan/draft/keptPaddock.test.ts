import type { Paddock } from '@mix/documents';
import { afterEach, describe, expect, it } from 'vitest';
import { shownDocuments } from '../../sync/shownDocuments.ts';
import { keptPaddock, openedForm } from './keptPaddock.ts';

const was = { id: 'hill', name: 'Hill', areaHa: null, landUse: null };

function keep(changes: Partial<Paddock> = {}): void {
  const value: Paddock = {
    name: 'Hill north',
    areaHa: 6.4,
    landUse: 'pasture',
    outline: null,
    earlierNames: ['Hill'],
    retired: false,
    ...changes,
  };
  const at = new Date(0);
  const kept = { id: 'hill', value, createdAt: at, updatedAt: at, place: 'device' } as const;
  shownDocuments.setState({ paddocks: { state: 'here', documents: [kept] } });
}
afterEach(() => {
  shownDocuments.setState({}, true);
});

it('an earlier mix keeps its area without its paddock, and says which is gone', () => {
  keep({ retired: true });
  const earlier = { products: [], sprayAreaHa: 6.4, paddock: was };
  expect(openedForm(earlier)).toEqual({ form: { ...earlier, paddock: null }, gone: 'Hill' });
  keep();
  expect(openedForm(earlier)).toMatchObject({
    form: { sprayAreaHa: 6.4, paddock: { name: 'Hill north' } },
    gone: null,
  });
  const without = { products: [] };
  expect(openedForm(without).form).toBe(without);
});

describe('the paddock of an earlier mix', () => {
  it('is called and measured as it is now', () => {
    keep();
    expect(keptPaddock(was)).toEqual({
      id: 'hill',
      name: 'Hill north',
      areaHa: 6.4,
      landUse: 'pasture',
    });
  });

  it('is none once it was deleted, with records on it or without', () => {
    keep({ retired: true });
    expect(keptPaddock(was)).toBeNull();
    keep();
    expect(keptPaddock({ ...was, id: 'flat' })).toBeNull();
  });

  it('stays as it was while nothing is read, and where the words are somebody else’s', () => {
    expect(keptPaddock(was)).toEqual(was);
    keep();
    expect(keptPaddock({ ...was, id: null })).toEqual({ ...was, id: null });
    expect(keptPaddock(null)).toBeNull();
  });
});
