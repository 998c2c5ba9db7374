import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fillLoad, startFilling } from '../../app/testing/fillLoad.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { labelledMix, urea } from '../../plan/testing/exampleMixes.ts';

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

  // The app is killed with the card half filled in: the card opens as it was.
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

it('asks before it keeps an area that the ground is too small for', async () => {
  const user = await openCard();
  fill(figure(/Area done/), '3.9');
  await user.click(button('Save the record'));
  await screen.findByText(/3\.9 ha done is more than the 3\.5 ha that was planned/);
  expect(screen.queryByText('Saved on this device')).toBeNull();
  // Another area is asked about again.
  fill(figure(/Area done/), '7');
  await user.click(button('Save the record'));
  await user.click(await screen.findByText(/Yes, save it with 7 ha/));
  await screen.findByText('Saved on this device');
});

it('says beside the act what a record without paddock and operator is worth less', async () => {
  await openCard();
  expect(main()).toMatch(/No paddock: it will be in no paddock’s nitrogen/);
  expect(main()).toMatch(/No operator: no report will say who sprayed/);
  fill(screen.getByLabelText('Paddock or place'), 'Hill');
  await waitFor(() => expect(main()).not.toMatch(/No paddock:/));
  fill(figure(/^Operator/), 'Sam');
  await waitFor(() => expect(main()).not.toMatch(/No operator:/));
});

it('books what was sprayed, tells what is left, and offers it to the next mix of the kind', async () => {
  const form = { ...urea, name: 'Flat', deadVolumeL: 0, tankResidualL: 50, sprayAreaHa: 3.5 };
  const user = await openApp('/result', { kept: { 'mix.draft': form } });
  await screen.findByRole('heading', { name: 'What goes in' });
  expect(main()).toContain('70 kg on 3.5 ha + 10 kg that stays in the machine 80 kg');
  await startFilling(user);
  await fillLoad(user);
  await user.click(await screen.findByRole('link', { name: 'Record the job' }));
  await screen.findByText('Planned and done');
  expect(main()).toContain('70 kg 70 kg + 10 kg left in the machine');
  expect(main()).toMatch(/Nitrogen ?9\.2 kg\/ha ?9\.2 kg\/ha/);
  await user.click(button('Save the record'));
  await screen.findByText('Saved on this device');

  const again = await openApp('/mix', { kept: { 'mix.draft': form }, isOpenedAgain: true });
  await screen.findByText('Show the result');
  await screen.findByText('50 L of this mix stands in the tank from the last job.');
  await again.click(button('Count it in'));
  await waitFor(() => expect(main()).toContain('70 kg: 70 kg on 3.5 ha + 10 kg'));
  expect(main()).toContain('− 10 kg already in it');
  expect(screen.queryByRole('button', { name: 'Count it in' })).toBeNull();
});

it('counts the intervals of the labels from the end of the spraying', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': labelledMix() } });
  await screen.findByRole('heading', { name: 'What goes in' });
  await startFilling(user);
  await fillLoad(user);
  await user.click(await screen.findByRole('link', { name: 'Record the job' }));
  await screen.findByText('Planned and done');
  expect(main()).toMatch(/Onto the ground from \d+ \w+ \d{4}, \d\d:\d\d/);
  expect(main()).toMatch(/Grazing from \d+ \w+ \d{4}, 00:00 ?No grazing for 7 days · asked by/);
  expect(main()).toMatch(/Not known for Glyphosate.*: rain, cutting for feed, harvest\./);
  expect(main()).not.toMatch(/Harvest from/);
});
