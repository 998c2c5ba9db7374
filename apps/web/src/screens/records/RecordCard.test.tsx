import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fillLoad, startFilling } from '../../app/testing/fillLoad.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../../mix/testing/exampleMixes.ts';

const main = (): string => shownText(screen.getByRole('main'));
const figure = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name });

/** One load of 350 L, filled, its card open. */
async function openCard(): Promise<UserEvent> {
  const form = { ...urea, name: 'Flat', deadVolumeL: 0, sprayAreaHa: 3.5 };
  const user = await openApp('/result', { kept: { 'mix.draft': form } });
  await startFilling(user);
  await fillLoad(user);
  await user.click(await screen.findByRole('link', { name: 'Record the job' }));
  await screen.findByText('Planned and done');
  return user;
}

it('judges the weather, names what a place asks for, and keeps what was typed', async () => {
  const user = await openCard();
  fill(figure(/Wind speed/), '18');
  await user.click(button('NW'));
  fill(figure(/Air temperature/), '25');
  fill(figure(/Humidity/), '50');
  await waitFor(() => expect(main()).toMatch(/Delta T ?7 °C ?Avoid\. Too much wind/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Check for the rules of' }), 'NZ');
  await waitFor(() => expect(main()).toMatch(/Missing Applicator .*Location/));
  fill(screen.getByLabelText('Paddock or place'), 'Hill');
  fill(figure(/^Operator/), 'Sam');
  await waitFor(() => expect(main()).not.toMatch(/Missing Applicator/));

  // Killed half filled in: it opens as it was.
  const address = window.location.pathname + window.location.search;
  const again = await openApp(address, { isOpenedAgain: true });
  await screen.findByText('Planned and done');
  expect(screen.getByLabelText('Paddock or place')).toHaveProperty('value', 'Hill');
  fill(figure(/Area done/), 'three');
  await again.click(button('Save the record'));
  await screen.findByText('The area done is not a number.');
  fill(figure(/Area done/), '3.5');
  await again.click(button('Save the record'));
  await screen.findByText('Saved on this device');
});
