import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill, wayTo } from '../../app/testing/screenParts.ts';
import { urea } from '../testing/exampleMixes.ts';

it('a job that is being filled is seen while another mix is planned, and what is left is planned anew from there', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': { ...urea, name: 'Flat' } } });
  await user.click(await screen.findByRole('button', { name: 'Start filling' }));
  await screen.findAllByRole('heading', { name: 'Before you fill' });
  await user.click(wayTo('Mix'));
  await screen.findByText('Filling Flat: load 1 of 2');
  await user.click(screen.getByRole('link', { name: 'What is left?' }));
  fill(await screen.findByRole('textbox', { name: /^Area left/ }), '5');
  fill(screen.getByRole('textbox', { name: /^In the tank now/ }), '100');
  await screen.findByRole('button', { name: 'Fill by this' });
  await user.click(button('Close'));
  await screen.findAllByRole('heading', { name: 'Before you fill' });
  await user.click(wayTo('Home'));
  await user.click(await screen.findByRole('link', { name: 'What is left?' }));
  await screen.findByRole('textbox', { name: /^Area left/ });
  expect(window.location.pathname).toBe('/result');
});
