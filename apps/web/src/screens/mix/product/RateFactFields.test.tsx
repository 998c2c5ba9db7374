import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../../app/testing/openApp.tsx';
import { fill } from '../../../app/testing/screenParts.ts';
import { shownText } from '../../../app/testing/shownText.ts';
import { urea } from '../../../mix/testing/exampleMixes.ts';
import type { MixForm } from '../../../mix/draft/MixForm.ts';

const withLine = (line: MixForm['products'][number]): MixForm => ({ ...urea, products: [line] });

async function openProduct(form: MixForm, name: RegExp, preferences: object = {}) {
  const user = await openApp('/mix', { kept: { 'mix.draft': form, preferences } });
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

const answer = (): string => shownText(document.querySelector('[data-state]'));

it('asks for the active ingredient of a product where the rate is in it and it is not known', async () => {
  const mcpa = { productId: 'mcpa', rate: { value: 750, unit: 'g ai/ha' } } as const;
  const sheet = await openProduct(withLine(mcpa), /MCPA/);
  const content = sheet.getByRole('textbox', { name: /^Active ingredient/ });
  expect(shownText(screen.getByRole('main'))).toContain('is not known');
  fill(content, '750');
  // 750 g/ha of 750 g/L on 20 ha.
  await waitFor(() => expect(answer()).toMatch(/10 L (?:of )?MCPA/));
});

it('takes a run that was measured for a rate in seconds', async () => {
  const line = { productId: 'seaweed', rate: { value: 20, unit: 's/load' } } as const;
  const sheet = await openProduct(withLine(line), /[Ss]eaweed/);
  fill(sheet.getByRole('textbox', { name: /^Ran out in a measured run/ }), '1.5');
  fill(sheet.getByRole('textbox', { name: /^Time of that run/ }), '30');
  await waitFor(() => expect(answer()).toMatch(/1 L (?:of )?seaweed/i));
});

it('reads the content of a label in pounds and gallons', async () => {
  const mcpa = { productId: 'mcpa', rate: { value: 750, unit: 'g ai/ha' } } as const;
  const sheet = await openProduct(withLine(mcpa), /MCPA/, { unitSystem: 'us' });
  const content = sheet.getByRole('textbox', { name: /^Active ingredient/ });
  expect(shownText(content.closest('label') ?? content.parentElement)).toContain('lb/gal');
});
