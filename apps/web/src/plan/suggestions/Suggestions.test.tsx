import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';

const main = (): string => shownText(screen.getByRole('main'));
const answer = (): string => shownText(document.querySelector('[data-state]'));

describe('other ways to do the job', () => {
  it('are shown where the mix is warned of, taken with one tap, and taken back with one', async () => {
    const user = await openApp('/mix', { kept: { 'mix.draft': urea } });
    const use = await screen.findByRole('button', { name: /^Use this: Application rate 200/ });
    expect(main()).toMatch(
      /Application rate 200 L\/ha instead of 100 L\/ha 4 loads of 1,000 L · tank ends at 6\.1 °C/,
    );
    await user.click(use);
    expect(field(/^Application rate/).value).toBe('200');
    expect(answer()).toMatch(/^4 loads of 1,000 L/);
    await user.click(button('Undo'));
    expect(field(/^Application rate/).value).toBe('100');
  });

  it('are in sight from a stop, and less of the product is one of them', async () => {
    const form = {
      ...urea,
      products: [{ productId: 'kno3', rate: { value: 30, unit: 'kg/ha' as const } }],
    };
    const user = await openApp('/mix', { kept: { 'mix.draft': form } });
    await user.click(await screen.findByRole('button', { name: 'See what would work' }));
    await user.click(await screen.findByRole('button', { name: /^Use this: Potassium nitrate/ }));
    await screen.findByText('Show the result');
  });

  it('are looked for on request where nothing is warned of', async () => {
    const form = { ...urea, waterTemperatureC: 30, applicationRateLPerHa: 160 };
    const user = await openApp('/mix', { kept: { 'mix.draft': form } });
    await user.click(await screen.findByRole('button', { name: 'Look for other ways' }));
    await screen.findAllByRole('button', { name: /^Use this: Application rate/ });
  });
});

it('works nothing out of other ways while a key is pressed', async () => {
  await openApp('/mix', { kept: { 'mix.draft': { ...urea, waterTemperatureC: 30 } } });
  await screen.findByRole('button', { name: 'Look for other ways' });
  fill(field(/^Water temperature/), '12');
  const look = () => screen.queryByRole('button', { name: 'Look for other ways' });
  await waitFor(() => expect(look()).toBeNull());
  expect(screen.queryByRole('button', { name: /^Use this/ })).toBeNull();
  await screen.findAllByRole('button', { name: /^Use this: Application rate/ });
});

describe('a nutrient target', () => {
  it('gives the rates that bring it, and says what is short where they cannot', async () => {
    const form = { ...urea, applicationRateLPerHa: 300 };
    const user = await openApp('/mix', { kept: { 'mix.draft': form } });
    await user.click(await screen.findByRole('button', { name: 'Nutrient target' }));
    await screen.findByText('Enter what you want of at least one nutrient.');
    fill(field(/^N wanted/), '20');
    fill(field(/^S wanted/), '6');
    // The mix holds urea alone: no S.
    await screen.findByText(/S 6\skg\/ha short/);
    await user.click(button('Ammonium sulphate'));
    // 25 kg of 24 % S brings 6 kg S and 5.25 kg N; 32.065 kg urea of 46 % brings the other 14.75 (S9).
    const use = await screen.findByRole('button', {
      name: /^Use this: Urea 32\.1\skg\/ha \+ Ammonium sulphate 25\skg\/ha$/,
    });
    expect(shownText(screen.getByRole('dialog'))).toMatch(/Gives N 20 kg\/ha, S 6 kg\/ha/);
    await user.click(use);
    expect(field(/^Ammonium sulphate rate/).value).toBe('25');
    expect(field(/^Urea rate/).value).toBe('32.1');
    expect(answer()).toContain('20 kg N/ha');
    await user.click(button('Undo'));
    expect(field(/^Urea rate/).value).toBe('20');
    // The target that was typed is still there.
    await user.click(button('Nutrient target'));
    expect(await screen.findByRole('textbox', { name: /^S wanted/ })).toHaveProperty('value', '6');
  });
});
