import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { urea } from '../testing/exampleMixes.ts';

const rates = (...lines: readonly (readonly [string, number])[]): MixForm['products'] =>
  lines.map(([productId, value]) => ({ productId, rate: { value, unit: 'kg/ha' } }));

/** The stop band with its list, whose code is loaded when there is more than one stop. */
async function openBand(): Promise<HTMLElement> {
  await screen.findByText(/^\d stops, no plan$/);
  await waitFor(() => {
    expect(within(screen.getByRole('alert')).queryAllByRole('listitem')).not.toEqual([]);
  });
  return screen.getByRole('alert');
}

const openStopped = async (products: MixForm['products']) => {
  const form: MixForm = { ...urea, sprayAreaHa: 6.4, applicationRateLPerHa: 127, products };
  const user = await openApp('/mix', { kept: { 'mix.draft': form } });
  return { user, band: await openBand() };
};

const stopsIn = (band: HTMLElement): readonly string[] =>
  within(band)
    .getAllByRole('listitem')
    .map((stop) => shownText(stop));

it('lists both stops, the chemistry first, and offers only what settles both', async () => {
  const { user, band } = await openStopped(rates(['urea', 34], ['ams', 20.8], ['can-sol', 10]));
  expect(shownText(within(band).getByRole('heading'))).toBe('Stop. 2 stops, no plan');
  expect(stopsIn(band)).toEqual([
    expect.stringMatching(/^Ammonium sulphate with Calcium nitrate.*: gypsum drops out/),
    'The mix would freeze',
  ]);
  const ways = await within(band).findAllByRole('button', { name: /above freezing/ });
  expect(ways.map((way) => shownText(way))).toEqual([
    expect.stringMatching(
      /^Take out ammonium sulphate, 1\d\d L\/ha ?1 load, ends 2\.\d °C above freezing$/,
    ),
    expect.stringMatching(
      /^Take out calcium nitrate, 1\d\d L\/ha ?1 load, ends 2\.\d °C above freezing$/,
    ),
  ]);
  const [first] = ways;
  if (first === undefined) throw new Error('no way out');
  await user.click(first);
  await screen.findByText('Show the result');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Ammonium sulphate/ })).toBeNull();
  await user.click(button('Undo'));
  expect(field(/^Application rate/).value).toBe('127');
  expect(stopsIn(await openBand())).toHaveLength(2);
});

it('lists every one of several unrelated stops, and leads with what settles all of them', async () => {
  const { band } = await openStopped(
    rates(['can-sol', 5], ['map', 5], ['ams', 5], ['lime-flour', 20], ['dap', 5]),
  );
  const stops = stopsIn(band);
  expect(stops.length).toBeGreaterThanOrEqual(4);
  expect(shownText(band)).not.toMatch(/more stops?\./);
  const settles = await within(band).findAllByRole('button', { name: /^Take out / });
  expect(shownText(band)).toContain('Each of these settles all:');
  expect(settles.length).toBeGreaterThan(0);
  // A label allows one pair: its button is with that pair.
  for (const allow of within(band).queryAllByRole('button', { name: 'The label allows it' })) {
    expect(allow.closest('li')).not.toBeNull();
  }
});
