import { stockLedgerOf } from '@mix/documents';
import { expect, it } from 'vitest';
import {
  count,
  delivery,
  on,
  sprayed,
} from '../../../../../packages/documents/src/testing/exampleStock.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { conflictsOf, openDevice, settled } from '../testing/openDevice.ts';

it('the books of two devices, both without a signal, are all lines of both', async () => {
  const account = memoryAccount();
  const [phone, office] = [openDevice(account), openDevice(account)];
  await office.store.save('stock', 'd1', delivery(1000, on(1)));
  await office.store.save('stock', 'c1', count(800, on(10)));
  await office.store.save('records', 'r1', sprayed('r1', 100, on(11)).value);
  await phone.store.save('stock', 'd2', delivery(200, on(12)));
  // Before the count of the office, which has seen it gone.
  await phone.store.save('records', 'r2', sprayed('r2', 50, on(9)).value);

  office.start();
  await settled();
  account.faults.answersLost = 2;
  const sync = phone.start();
  for (let tries = 0; tries < 4; tries += 1) {
    sync.wake();
    await settled();
  }

  for (const { store } of [phone, office]) {
    const sources = { entries: await store.all('stock'), records: await store.all('records') };
    expect(stockLedgerOf('urea', sources, null)).toMatchObject({ amount: 900, unreadable: 0 });
    expect(sources.entries.map(({ place }) => place)).toEqual(['synced', 'synced', 'synced']);
  }
  expect(await conflictsOf(phone)).toEqual([]);
});
