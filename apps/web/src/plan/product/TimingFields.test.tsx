import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { catalogue } from '@mix/catalogue';
import type { OwnProduct } from '@mix/documents';
import type { ProductLabel } from '@mix/engine';
import { openApp } from '../../app/testing/openApp.tsx';
import { fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';

const glyphosate = catalogue.products.find(({ id }) => id === 'glyphosate');
if (glyphosate === undefined) throw new Error('no glyphosate');

/** The owner's glyphosate, with this on its label. */
const labelled = (label: Omit<ProductLabel, 'country'>): OwnProduct => ({
  ...glyphosate,
  id: 'own',
  name: 'Own glyphosate',
  label: { country: null, ...label },
  container: null,
  price: null,
});

const hill = { id: 'hill', name: 'Hill', areaHa: 20, landUse: null };
const line = { productId: 'own', rate: { value: 3, unit: 'L/ha' } } as const;
const open = (label: Omit<ProductLabel, 'country'>) =>
  openApp('/mix', {
    now: new Date('2026-10-16T09:00:00'),
    kept: { 'mix.draft': { ...urea, paddock: hill, products: [line] } },
    documents: [
      { collection: 'products', id: 'own', value: labelled(label) },
      {
        collection: 'paddocks',
        id: 'hill',
        value: { ...hill, outline: null, earlierNames: [], retired: false },
      },
      {
        collection: 'records',
        id: 'r1',
        value: exampleRecord([{ id: 'own', litres: 60 }], {
          paddockId: 'hill',
          endedAt: '2026-10-03T16:40:00+13:00',
        }),
      },
    ],
  });

const main = (): string => shownText(screen.getByRole('main'));

it('holds the stage of the crop against the label, and plans again once it fits', async () => {
  const user = await open({ earliestGrowthStage: 21, latestGrowthStage: 32 });
  await user.click(await screen.findByText('Crop, leaf and country'));
  const stage = await screen.findByLabelText(/^Growth stage/);
  fill(stage, '37');
  await waitFor(() => expect(main()).toContain('too late for its label'));
  fill(stage, '31');
  await waitFor(() => expect(main()).not.toContain('too late'));
});

it('takes the days to the harvest', async () => {
  const user = await open({ harvestDays: 14 });
  await user.click(await screen.findByText('Crop, leaf and country'));
  fill(await screen.findByLabelText(/^Days to harvest/), '13');
  await waitFor(() => expect(main()).toContain('too close to harvest'));
});

it('counts the days since the last from the records, and tells the date it may come again', async () => {
  const user = await open({ applicationIntervalDays: 14 });
  await waitFor(() => expect(main()).toContain('too soon after the last time'));
  await user.click(await screen.findByRole('button', { name: /^Own glyphosate.*: unit/ }));
  const days = await screen.findByLabelText(/^Days since the last time/);
  expect(shownText(document.body)).toMatch(/last on 3 Oct 2026, again from 17 Oct 2026/);
  fill(days, '14');
  await waitFor(() => expect(main()).not.toContain('too soon'));
});
