import { readShed, takenProducts, type StockEntry } from '@mix/documents';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { conflictsOf, openDevice, settled } from '../testing/openDevice.ts';

const on = (day: string): string => `2026-11-${day}T12:00:00+13:00`;

const said = (kg: number, day: string) => ({
  productId: 'urea',
  amount: { unit: 'kg', value: kilograms(kg) } as const,
  packSize: null,
  at: on(day),
  by: null,
  note: null,
});

const delivery = (kg: number, day: string): StockEntry => {
  return { ...said(kg, day), kind: 'delivery', batch: null, expiresOn: null, centsPerUnit: null };
};

const count = (kg: number, day: string): StockEntry => {
  return { ...said(kg, day), kind: 'count', why: null };
};

const sprayed = (kg: number, day: string) =>
  exampleRecord([{ id: 'urea', kg }], { startedAt: on(day), endedAt: on(day) });

it('the books of two devices, both without a signal, are all lines of both', async () => {
  const account = memoryAccount();
  const [phone, office] = [openDevice(account), openDevice(account)];
  await office.store.save('stock', 'd1', delivery(1000, '01'));
  await office.store.save('stock', 'c1', count(800, '10'));
  await office.store.save('records', 'r1', sprayed(100, '11'));
  await phone.store.save('stock', 'd2', delivery(200, '12'));
  // Sprayed before the count of the office, in which this amount is already gone.
  await phone.store.save('records', 'r2', sprayed(50, '09'));

  office.start();
  await settled();
  account.faults.answersLost = 2;
  const sync = phone.start();
  for (let tries = 0; tries < 4; tries += 1) {
    sync.wake();
    await settled();
  }

  for (const { store } of [phone, office]) {
    const records = await store.all('records');
    const sources = {
      entries: await store.all('stock'),
      records: records.map((one) => ({ ...one, taken: takenProducts(one.value) })),
    };
    const urea = readShed(sources).ledgerOf({ id: 'urea', liquidDensityKgPerL: null });
    expect(urea).toMatchObject({ amount: 900, unreadable: 0 });
    expect(sources.entries.map(({ place }) => place)).toEqual(['synced', 'synced', 'synced']);
  }
  expect(await conflictsOf(phone)).toEqual([]);
});
