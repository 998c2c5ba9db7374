import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';

const answer = (): string => shownText(document.querySelector('[data-state]'));
const kept = (): string => localStorage.getItem('mix.draft') ?? '';

it('plans the bands once their width and the row spacing are entered', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': urea } });
  await user.click(await screen.findByText('Crop, leaf and country'));
  fill(await screen.findByLabelText(/^Band width/), '0.3');
  fill(await screen.findByLabelText(/^Row spacing/), '0.75');
  // 20 ha at 100 L/ha in two fifths of the ground.
  await waitFor(() => expect(answer()).toMatch(/^1 load of 800 L/));
  expect(shownText(screen.getByRole('main'))).toContain('band 0.3 m');
});

it('keeps the mesh of the finest filter with the machine', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': urea } });
  await user.click(await screen.findByText('Change'));
  fill(await screen.findByLabelText(/^Finest filter/), '50');
  await waitFor(() => expect(kept()).toContain('"finestFilterMesh"'));
});

it('takes what the paper of a lime says', async () => {
  const lime = { productId: 'lime-flour', rate: { value: 100, unit: 'kg/ha' } } as const;
  const user = await openApp('/mix', { kept: { 'mix.draft': { ...urea, products: [lime] } } });
  await user.click(await screen.findByRole('button', { name: /^Lime flour.*: unit/ }));
  fill(await screen.findByLabelText(/^Neutralising value/), '90');
  fill(await screen.findByLabelText(/^Fineness/), '69');
  await waitFor(() => expect(kept()).toMatch(/"neutralisingValuePct".*"finenessPct"/));
});
