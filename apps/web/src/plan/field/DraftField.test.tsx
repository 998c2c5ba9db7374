import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { urea } from '../testing/exampleMixes.ts';

const usedRates = [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }];

describe('a figure that looks like a slip of the decimal sign', () => {
  it('is told of with both figures once its field is left, and set right with one tap', async () => {
    const user = await openApp('/mix', { kept: { 'mix.draft': urea, 'mix.rates': usedRates } });
    await screen.findByText('Show the result');
    const rate = field(/^Urea rate/);
    fill(rate, '2');
    expect(screen.queryByText(/a tenth of/)).toBeNull();
    fill(rate, '200');
    rate.blur();
    await screen.findByText(/^200\skg\/ha is about 10 times the 20\skg\/ha you used last\.$/);
    // The message is a question, not a stop: the figure stays and is planned with.
    expect(rate.value).toBe('200');
    expect(rate.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Take 20\skg\/ha$/ }));
    expect(rate.value).toBe('20');
    await waitFor(() => expect(screen.queryByText(/10 times/)).toBeNull());
  });

  it('is not asked about where nothing was used before and nothing is known', async () => {
    await openApp('/mix', { kept: { 'mix.draft': urea } });
    await screen.findByText('Show the result');
    fill(field(/^Area/), '200');
    fill(field(/^Application rate/), '1000');
    field(/^Application rate/).blur();
    await waitFor(() => expect(shownText(document.body)).toMatch(/200 loads of 1,000 L/));
    expect(screen.queryByText(/10 times|a tenth/)).toBeNull();
  });
});
