import { expect, it } from 'vitest';
import { paths } from '../device/navigation/paths.ts';
import { notFoundRoute, routes } from './routes.ts';

it('every address of the app has one page, which has a name of its own', () => {
  expect(routes.map(({ path }) => path)).toHaveLength(Object.keys(paths).length);
  expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.values(paths)));
  const names = [...routes, notFoundRoute].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
