import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { urea } from '../testing/exampleMixes.ts';

const unset: MixForm = { ...urea, waterTemperatureC: null };
const NOT_CHECKED = /^Not checked: freezing and dissolving\. Type the water temperature/;

it('says beside the act what was not checked, until the temperature is typed', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': unset } });
  await user.click(await screen.findByRole('button', { name: NOT_CHECKED }));
  const temperature = screen.getByLabelText(/^Water temperature/);
  expect(document.activeElement).toBe(temperature);
  await user.type(temperature, '15');
  expect(screen.queryByRole('button', { name: NOT_CHECKED })).toBeNull();
});

it('says it beside the act of the plan too, and leads to the field', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': unset } });
  await user.click(await screen.findByRole('link', { name: NOT_CHECKED }));
  const temperature = await screen.findByLabelText(/^Water temperature/);
  await waitFor(() => {
    expect(document.activeElement).toBe(temperature);
  });
  expect(window.location.pathname).toBe('/mix');
  expect(window.location.hash).toBe('');
});

it('gathers what an answer would let it say, first what may stop the mix', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': unset } });
  await user.click(await screen.findByText('Tell me more and I can say'));
  const panel = (await screen.findByText('Tell me more and I can say')).closest('details');
  const rows = within(panel as HTMLElement).getAllByRole('listitem');
  expect(shownText(rows[0] as HTMLElement)).toMatch(/^Not checked: freezing and dissolving/);
  expect(shownText(rows[1] as HTMLElement)).toMatch(/^Not set: nozzle, width, travel speed/);
  await user.click(button('Not set: nozzle, width, travel speed'));
  expect(await screen.findByRole('dialog')).toBeDefined();
});
