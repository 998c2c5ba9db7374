import { screen, waitFor } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { fillLoad, startFilling } from '../../app/testing/fillLoad.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../../plan/testing/exampleMixes.ts';

const main = (): string => shownText(screen.getByRole('main'));

const delivery = (id: string, value: number, batch: string, centsPerUnit: number, at: string) =>
  ({
    collection: 'stock',
    id,
    value: {
      kind: 'delivery',
      productId: 'urea',
      amount: { unit: 'kg', value: kilograms(value) },
      packSize: 25,
      batch,
      expiresOn: null,
      centsPerUnit,
      at,
      by: null,
      note: null,
    },
  }) as const;

const before = [
  delivery('d1', 20, 'U-4098', 98, '2026-01-03T09:00:00+13:00'),
  delivery('d2', 40, 'U-4471', 104, '2026-01-04T09:00:00+13:00'),
];

// 3.5 ha of urea at 20 kg/ha are 70 kg: 60 kg are there.
it('a plan says what is missing; its record says from which batch, and keeps it', async () => {
  const form = { ...urea, name: 'Flat', deadVolumeL: 0, sprayAreaHa: 3.5 };
  const user = await openApp('/result', { kept: { 'mix.draft': form }, documents: before });
  await waitFor(() => expect(main()).toContain('Urea: needs 70 kg, 60 kg in the shed'));
  expect(main()).toContain('10 kg are missing: 1 × 25 kg.');
  // 20 x 0.98 + 40 x 1.04 + 10 x 1.04
  expect(main()).toContain('$71.60');
  expect(main()).toContain('assumed 10 kg at the last price, $1.04/kg');

  // Planning less ground is one press, and undone as easily.
  await user.click(button(/^Plan 3\sha with what is there/));
  await waitFor(() => expect(main()).toContain('Urea: 0 kg left in the shed after it'));
  await user.click(button('Undo'));
  await waitFor(() => expect(main()).toContain('10 kg are missing'));

  await startFilling(user);
  await fillLoad(user);
  await user.click(await screen.findByRole('link', { name: 'Record the job' }));
  await waitFor(() => expect(main()).toContain('20 kg at $0.98/kg, batch U-4098'));
  expect(main()).toContain('40 kg at $1.04/kg, batch U-4471');
  expect(main()).toContain('10 kg from no known batch');
  await user.click(button('Keep batch U-4098, U-4471'));
  await user.click(button('Save the record'));
  await screen.findByText('Saved on this device');
  // The saved record and the fields are one record, which took its products once.
  expect(main()).toContain('20 kg at $0.98/kg, batch U-4098');
  expect(main()).toContain('40 kg at $1.04/kg, batch U-4471');
  expect(main()).toContain('10 kg from no known batch');

  await openApp('/products?stock=urea', { isOpenedAgain: true });
  await screen.findAllByText(/10 kg more went out than came in/);
});
