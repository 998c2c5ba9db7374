import { CHEMICAL_GROUPS } from '@mix/engine';
import { expect, it } from 'vitest';
import { groupText } from './groupText.ts';

it('has words for every group', () => {
  expect(CHEMICAL_GROUPS.filter((group) => groupText(group) === group)).toEqual([]);
});
