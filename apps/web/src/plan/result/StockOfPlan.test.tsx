import { screen, waitFor } from '@testing-library/dom';
import { catalogue } from '@mix/catalogue';
import { jobPlan, type JobTold, plannedJob } from '@mix/documents';
import { calculateMix, kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { urea } from '../testing/exampleMixes.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const account = { uid: 'mere', name: 'Mere T.', email: 'm@x.example', isEmailVerified: true };
const onFarm = {
  'mix.account': JSON.stringify(account),
  'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.mere/hill': JSON.stringify({ role: 'manager', at: NOW }),
};
const delivered = {
  collection: 'stock',
  id: 'd1',
  value: {
    kind: 'delivery',
    productId: 'urea',
    amount: { unit: 'kg', value: kilograms(1000) },
    packSize: 25,
    batch: null,
    expiresOn: null,
    centsPerUnit: 104,
    at: '2026-11-17T09:00:00+13:00',
    by: null,
    note: null,
  },
} as const;
const main = (): string => shownText(screen.getByRole('main'));

const { products, ...mix } = urea;
const draft = { ...mix, products: [...products] } as JobTold['draft'];
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');

/** 400 kg of urea for somebody who has not begun. */
const handedOver = {
  collection: 'jobs',
  id: 'j1',
  value: plannedJob(
    {
      draft,
      plan: jobPlan(plan),
      products: catalogue.products.filter(({ id }) => id === 'urea'),
      engineVersion: plan.engineVersion,
      catalogueVersion: catalogue.version,
      paddock: { id: null, name: 'Top terrace', landUse: null },
      day: '2026-11-25',
      note: null,
      by: 'Mere T.',
      at: '2026-11-24T08:05:00+13:00',
    },
    'tama',
  ),
} as const;

const open = (form: MixForm) =>
  openApp('/result', {
    now: NOW,
    kept: { 'mix.draft': form },
    texts: onFarm,
    documents: [delivered, handedOver],
  });

it('what was handed over has its part of the shed before another plan; one tap to the order', async () => {
  const user = await open({ ...urea, name: 'River flats', sprayAreaHa: 35 });
  await waitFor(() => expect(main()).toContain('Urea: needs 700 kg, 1,000 kg in the shed'));
  expect(main()).toContain(
    '400 kg of it go to Top terrace, 25 Nov. 100 kg are missing: 4 × 25 kg.',
  );
  expect(main()).toContain('Plan 30 ha with what is there');
  await user.click(screen.getByRole('link', { name: /^Order 4 × 25/ }));
  await screen.findByText(/needs 1,100 kg, 1,000 kg in the shed, 100 kg missing/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Packs of/ }).value).toBe('4');
});

it('a plan that was handed over takes its part of the shed once', async () => {
  const paddock = { id: null, name: 'Top terrace', areaHa: null, landUse: null };
  await open({ ...urea, paddock });
  await waitFor(() => expect(main()).toContain('Urea: 600 kg left in the shed after it'));
});
