import { expect, test } from 'vitest';
import { newDocumentId } from './newDocumentId.ts';

test('20 letters and digits, every byte that would favour some left out', () => {
  let next = 0;
  const drawn = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => next++ % 256);
  const counts = new Map<string, number>();
  for (let round = 0; round < 62; round += 1) {
    const id = newDocumentId(drawn);
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    for (const sign of id) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(3);
});
