import { expect, it } from 'vitest';
import { distanceM } from '@mix/ground';
import { groundBox } from '../../plan/testing/groundBox.ts';
import { isInView, viewAt, viewEnds, viewOf, widened } from './sheetView.ts';

it('shows all of an outline with room about it', () => {
  const ring = groundBox(0, 0, 400, 100);
  const view = viewOf(ring);
  expect(view?.halfM).toBeCloseTo(250, 1);
  expect(ring.every((corner) => view !== null && isInView(view, corner))).toBe(true);
  expect(viewOf([])).toBeNull();
});

it('shows half or twice as much ground, within bounds', () => {
  const view = viewAt({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
  expect(widened(view, 2).halfM).toBe(2 * view.halfM);
  expect(widened(view, 1e-6).halfM).toBeGreaterThan(10);
  expect(widened(view, 1e6).halfM).toBeLessThan(50_000);
  const [southWest, northEast] = viewEnds(view);
  if (southWest === undefined || northEast === undefined) throw new Error('no ends');
  // The diagonal of a square of 800 m.
  expect(distanceM(southWest, northEast)).toBeCloseTo(800 * Math.SQRT2, 0);
});
