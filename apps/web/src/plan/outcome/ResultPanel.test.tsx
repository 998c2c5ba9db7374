import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import { catalogueFactsUrl } from '../../device/config/dataUrls.ts';
import { urea } from '../testing/exampleMixes.ts';

it('keeps the room of the plan while the list of products is on its way', async () => {
  await openApp('/mix', { kept: { 'mix.draft': urea }, pending: [catalogueFactsUrl] });
  await screen.findByText('Opening the product list');
  const bar = document.querySelector('[data-answer] [data-state]');
  expect(bar?.getAttribute('data-state')).toBe('waiting');
  expect(shownText(bar)).not.toMatch(/No plan yet|Missing/);
});
