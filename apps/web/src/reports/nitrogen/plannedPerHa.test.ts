import { expect, it } from 'vitest';
import { columnFigure } from '../totals/columnText.ts';
import { plannedPerHa } from './plannedPerHa.ts';

const planned = new Map([['p.hill', { nitrogenKg: 184, isLowerBound: true }]]);

it('spreads a plan over the ground, and keeps that it is a lower bound', () => {
  const plan = plannedPerHa({ key: 'p.hill', areaHa: 10 }, planned);
  expect(plan).toEqual({ kgPerHa: 18.4, isLowerBound: true });
  expect(columnFigure(18.4, true)).toBe('at least 18.4');
  expect(columnFigure(18, false)).toBe('18.0');
});

it('tells nothing where nothing is planned, or the area is not known', () => {
  expect(plannedPerHa({ key: 'p.hill', areaHa: null }, planned)).toBeNull();
  expect(plannedPerHa({ key: 'p.gully', areaHa: 10 }, planned)).toBeNull();
});
