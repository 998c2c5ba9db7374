import { expect, it } from 'vitest';
import { filterOpeningUm } from './filterMesh.ts';

it.each([
  [16, 1150, 60],
  [50, 297, 0],
  [100, 149, 0],
  [400, 37, 0],
])('%i mesh is open %f µm', (mesh, um, tolerance) => {
  expect(Math.abs(Number(filterOpeningUm(mesh)) - um)).toBeLessThanOrEqual(tolerance);
});

it('falls from mesh to mesh, and is not known outside the table', () => {
  let last = Number.MAX_VALUE;
  for (let mesh = 4; mesh <= 400; mesh += 1) {
    const opening = Number(filterOpeningUm(mesh));
    expect(opening).toBeLessThan(last);
    last = opening;
  }
  expect(filterOpeningUm(3)).toBeNull();
  expect(filterOpeningUm(401)).toBeNull();
});
