import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';

it('area, application rate and loads hang together: one is held, one is worked out, and it is seen which', async () => {
  const user = await openApp('/mix', { kept: { 'mix.draft': urea } });
  await user.click(await screen.findByRole('button', { name: 'Loads 2' }));
  await screen.findByText('Worked out from the other two');
  const dialog = screen.getByRole('dialog');
  const inSheet = within(dialog);
  const figure = (name: RegExp): HTMLInputElement => inSheet.getByRole('textbox', { name });
  expect(shownText(dialog)).toMatch(/Area.*Held.*Worked out from the other two/);
  await user.click(inSheet.getByRole('button', { name: '1 load more' }));
  expect(figure(/^Application rate/).value).toBe('150');
  await user.click(inSheet.getByRole('button', { name: 'Hold application rate' }));
  fill(figure(/^Loads/), '4');
  expect(figure(/^Area/).value).toBe('26.6666');
  fill(figure(/^Loads/), '4.5');
  await screen.findByText('Loads are counted whole, from 1 to 1,000.');
  expect(shownText(document.querySelector('main'))).toContain('No plan yet');
  fill(figure(/^Loads/), '4');
  await user.click(inSheet.getByRole('button', { name: 'Hold loads' }));
  fill(figure(/^Area/), '40');
  expect(figure(/^Application rate/).value).toBe('100');
  await user.click(button('Done'));
  await screen.findByText('Application rate, worked out', { exact: false });
  button('Loads 4, held');
  expect(shownText(document.querySelector('[data-state]'))).toMatch(/^4 loads of 1,000 L/);

  // Opened again, the mix is as it was.
  await openApp('/mix', { texts: { 'mix.draft': localStorage.getItem('mix.draft') ?? '' } });
  await screen.findByRole('button', { name: 'Loads 4, held' });
  // Typing over what was worked out makes something else follow.
  fill(field(/^Application rate/), '200');
  const area = await screen.findByRole('textbox', { name: /^Area, worked out/ });
  expect(area).toHaveProperty('value', '20');
});
