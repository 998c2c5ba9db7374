import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';
import type { MixForm } from '../draft/MixForm.ts';

const withLine = (line: MixForm['products'][number]): MixForm => ({ ...urea, products: [line] });

async function openProduct(form: MixForm, name: RegExp) {
  const user = await openApp('/mix', { kept: { 'mix.draft': form } });
  await user.click(await screen.findByRole('button', { name }));
}

const answer = (): string => shownText(document.querySelector('[data-state]'));

it('asks for the active ingredient of a product where the rate is in it and it is not known', async () => {
  const mcpa = { productId: 'mcpa', rate: { value: 750, unit: 'g ai/ha' } } as const;
  await openProduct(withLine(mcpa), /^MCPA.*: unit/);
  const content = await screen.findByLabelText(/^Active ingredient/);
  fill(content, '750');
  // 750 g/ha of 750 g/L on 20 ha.
  await waitFor(() => expect(answer()).toMatch(/10 L (?:of )?MCPA/));
});

it('takes a run that was measured for a rate in seconds', async () => {
  const line = { productId: 'seaweed', rate: { value: 20, unit: 's/load' } } as const;
  await openProduct(withLine(line), /seaweed.*: unit/i);
  fill(await screen.findByLabelText(/^Ran out in a measured run/), '1.5');
  fill(await screen.findByLabelText(/^Time of that run/), '30');
  await waitFor(() => expect(answer()).toMatch(/999 L water \+ 1 L /));
});
