import { expect, test } from 'vitest';
import { HeldBytes } from './HeldBytes.ts';

const held = (): HeldBytes => new HeldBytes({ inAll: 100, perAddress: 60, perAccount: 50 });

test('an address, an account and all of them have so many bytes and not one more', () => {
  const bytes = held();
  const ann = bytes.open({ address: 'a', uid: 'ann' });
  expect([ann.take(50), ann.take(1)]).toEqual([true, false]);
  const elsewhere = bytes.open({ address: 'b', uid: 'ann' });
  expect(elsewhere.take(1)).toBe(false);
  const neighbour = bytes.open({ address: 'a', uid: null });
  expect([neighbour.take(11), neighbour.take(10)]).toEqual([false, true]);
  const stranger = bytes.open({ address: 'c', uid: null });
  expect([stranger.take(41), stranger.take(40)]).toEqual([false, true]);
  expect(bytes.total).toBe(100);
});

test('what is given back, or was held for somebody who is gone, is free again', () => {
  const bytes = held();
  const ann = bytes.open({ address: 'a', uid: 'ann' });
  ann.take(50);
  ann.give(20);
  expect(ann.take(20)).toBe(true);
  ann.close();
  ann.close();
  expect(bytes.total).toBe(0);
  // Bytes taken after the close are allowed and not counted: nobody would give them back.
  expect(ann.take(1000)).toBe(true);
  ann.give(1000);
  expect(bytes.total).toBe(0);
});
