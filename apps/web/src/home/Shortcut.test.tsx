import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { startFilling } from '../app/testing/fillLoad.ts';
import { openApp } from '../app/testing/openApp.tsx';
import { shownText } from '../app/testing/shownText.ts';
import { urea } from '../plan/testing/exampleMixes.ts';
import { shortcutPaths } from '../device/navigation/shortcutPaths.ts';

const main = (): string => shownText(screen.getByRole('main'));
const address = (): string => location.pathname + location.search;
const planned = { ...urea, deadVolumeL: 0, sprayAreaHa: 10 };

it('starts a new mix and puts the one in work away, unlost', async () => {
  await openApp(shortcutPaths.newMix, { kept: { 'mix.draft': planned } });
  await waitFor(() => expect(address()).toBe('/mix'));
  await screen.findByText('No plan yet');
  await openApp('/', { isOpenedAgain: true });
  await waitFor(() => expect(main()).toContain('Repeat'));
});

it('repeats the last mix', async () => {
  const recent = [{ form: planned, keptAt: 0 }];
  await openApp(shortcutPaths.repeat, { kept: { 'mix.recent': recent } });
  await waitFor(() => expect(address()).toBe('/mix'));
  await waitFor(() => expect(main()).toContain('Urea'));
});

it('shows Home where there is nothing to repeat', async () => {
  await openApp(shortcutPaths.repeat);
  await waitFor(() => expect(address()).toBe('/'));
});

it('records the job in work, or shows the records', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': planned } });
  await startFilling(user);
  await openApp(shortcutPaths.record, { isOpenedAgain: true });
  await waitFor(() => expect(address()).toBe('/result?record'));
  await openApp(shortcutPaths.record);
  await waitFor(() => expect(address()).toBe('/reporting'));
});
