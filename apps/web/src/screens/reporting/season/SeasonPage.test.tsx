import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../../app/testing/openApp.tsx';
import { button, fill } from '../../../app/testing/screenParts.ts';
import { shownText } from '../../../app/testing/shownText.ts';
import { loadDocumentStore } from '../../../documents/loadDocumentStore.ts';
import { season } from '../../../report/testing/season.ts';

const now = new Date('2026-11-24T09:00:00+13:00');

/** 28 kg/ha of urea: 12.9 kg N/ha. */
const mix = {
  name: 'Urea 28',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 5,
  applicationRateLPerHa: 120,
  waterTemperatureC: 15,
  products: [
    {
      productId: 'urea',
      rate: { value: 28, unit: 'kg/ha' },
      price: { amountCents: 100, per: 'kg' },
    },
  ],
};
const kept = { 'mix.draft': mix };
const main = (): string => shownText(document.querySelector('main'));

it('plans a round over two paddocks, opens its mix, and says where they stand by June', async () => {
  const user = await openApp('/reporting?season', { kept, documents: season, now });
  await screen.findByText('No rounds planned yet.');
  // 700 kg of urea on 20 ha since July: 16.1 kg N/ha.
  expect(main()).toContain('Hill');
  await user.click(screen.getByRole('link', { name: 'Plan a round' }));

  // The mix in work is the round's until another is chosen.
  const chosen = await screen.findByRole('button', { name: 'Urea 28' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  fill(screen.getByLabelText('Day'), '2026-12-14');
  const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
  await screen.findByText('Tick the paddocks of this round.');
  expect(screen.queryByRole('button', { name: 'Keep the round' })).toBeNull();
  await user.click(await tick(/^Hill/));
  await user.click(await tick(/^Gully/));
  expect(main()).toContain('16.1 + 12.9 = 29 of 190');
  // 23.1 ha x 28 kg.
  expect(main()).toContain('647 kg');
  await user.click(button('Keep the round'));

  await screen.findByRole('button', { name: /^Plan Hill, 20/ });
  await expect
    .poll(async () => {
      const store = await loadDocumentStore();
      return (await store.all('rounds')).map(({ value }) => [
        value.name,
        value.day,
        value.paddocks.map(({ name }) => name),
        value.nitrogenKgPerHa?.toFixed(2),
        value.costCentsPerHa,
      ]);
    })
    .toEqual([['Urea 28', '2026-12-14', ['Gully', 'Hill'], '12.88', 2800]]);

  await user.click(button(/^Plan Hill/));
  await screen.findByRole('button', { name: 'Paddock Hill' });
  expect(screen.getByRole('textbox', { name: /^Area/ })).toHaveProperty('value', '20');

  await openApp('/reporting?season', { now, isOpenedAgain: true });
  await screen.findByText('Dec 2026');
  const months = screen.getByRole('region', { name: /What the rounds take/ });
  expect(shownText(within(months).getAllByRole('listitem')[0] ?? null)).toContain('23.1 ha');
  expect(main()).toContain('0 of 2 done');
});
