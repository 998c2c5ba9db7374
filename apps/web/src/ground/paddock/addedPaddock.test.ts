import type { Paddock } from '@mix/documents';
import { expect, it } from 'vitest';
import { addedPaddock } from './addedPaddock.ts';

const deleted: Paddock = {
  name: 'Hill',
  areaHa: 6.4,
  landUse: 'pasture',
  outline: null,
  earlierNames: ['Top'],
  retired: true,
};

it('is another paddock where none of its name was deleted', () => {
  const flat = { name: 'Flat', areaHa: 3, landUse: null };
  expect(addedPaddock(flat, [{ id: 'hill', value: deleted }])).toEqual({
    id: null,
    value: { ...flat, outline: null, earlierNames: [], retired: false },
  });
});

it('is the one that was deleted under its name, so that its records and their nitrogen are on it', () => {
  const again = { name: 'hill', areaHa: 6.2, landUse: null };
  expect(addedPaddock(again, [{ id: 'hill', value: deleted }])).toEqual({
    id: 'hill',
    value: { ...deleted, ...again, landUse: 'pasture', retired: false },
  });
  const unsaid = addedPaddock({ ...again, areaHa: null }, [{ id: 'hill', value: deleted }]);
  expect(unsaid.value.areaHa).toBe(6.4);
});
