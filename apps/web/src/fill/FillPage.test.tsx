import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillLoad, startFilling } from '../app/testing/fillLoad.ts';
import { openApp } from '../app/testing/openApp.tsx';
import { button, fill } from '../app/testing/screenParts.ts';
import { shownText } from '../app/testing/shownText.ts';
import type { Job } from './job/Job.ts';
import { hillBlock } from '../plan/testing/exampleMixes.ts';

const main = (): string => shownText(document.querySelector('main'));

async function openFilling(): Promise<UserEvent> {
  const user = await openApp('/result', { kept: { 'mix.draft': hillBlock } });
  await startFilling(user);
  return user;
}

/** The second step, which adds the urea. */
async function openUrea(): Promise<UserEvent> {
  const user = await openFilling();
  await user.click(button('Done'));
  await screen.findByText(/^Step 2 of 5$/);
  return user;
}

async function openJob(user: UserEvent): Promise<void> {
  await user.click(button(/loads and settings/));
  await screen.findByRole('dialog');
}

it('a gloved double tap says one step done, not the next one unread', async () => {
  const user = await openFilling();
  await user.dblClick(button('Done'));
  await screen.findByText(/^Step 2 of 5$/);
});

it('a wait that was not waited for asks first, and is kept as skipped', async () => {
  const user = await openUrea();
  await user.click(button('Done'));
  await screen.findByText('Wait until clear', { exact: false });
  await user.click(button('Clear, go on'));
  const asked = await screen.findByRole('dialog', { name: 'Clear before the time?' });
  expect(shownText(asked)).toMatch(
    /^Clear before the time\? ?\d+:\d\d of at least \d+ min are left/,
  );
  await user.click(button('Close'));
  await screen.findByText(/^Step 3 of 5$/);
  await user.click(button('Clear, go on'));
  await user.click(await screen.findByRole('button', { name: 'Go on, not waited' }));
  await screen.findByText(/^Step 4 of 5$/);
  const kept = JSON.parse(localStorage.getItem('mix.job') ?? 'null') as {
    readonly value: { readonly job: Job };
  };
  const [load] = kept.value.job.stages[0].loads;
  expect(load?.done.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'skipped']);
});

it('a wait whose time is up is ended at once', async () => {
  const user = await openUrea();
  await user.click(button('Done'));
  await screen.findByText('Wait until clear', { exact: false });
  const stored = localStorage.getItem('mix.job') ?? '';
  const anHourAgo = stored.replaceAll(
    /"(atMs|startedAtMs)":(\d+)/g,
    (_, name: string, ms: string) => {
      return `"${name}":${Number(ms) - 3_600_000}`;
    },
  );
  localStorage.setItem('mix.job', anHourAgo);
  const again = await openApp('/result?fill', { isOpenedAgain: true });
  await screen.findByText(/^Time is up/);
  await again.click(button('Clear, go on'));
  await screen.findByText(/^Step 4 of 5$/);
});

it('says nothing twice: not the litres before a load, nor how water goes in', async () => {
  const user = await openApp('/result', { kept: { 'mix.draft': hillBlock } });
  await user.click(await screen.findByRole('button', { name: 'Start filling' }));
  await screen.findAllByRole('heading', { name: 'Before you fill' });
  expect(main().match(/\d\s?L\b/g)).toHaveLength(1);
  await user.click(button('Start filling'));
  await screen.findByText(/^Step 1 of 5$/);
  expect(main().match(/agitator on/gi)).toHaveLength(1);
  expect(main()).not.toContain('Water first');
  await user.click(button('Done'));
  await user.click(button('Done'));
  await user.click(button('Clear, go on'));
  await user.click(await screen.findByRole('button', { name: 'Go on, not waited' }));
  await user.click(button('Done'));
  await screen.findByText(/^Step 5 of 5$/);
  expect(main().match(/top up/gi)).toHaveLength(1);
});

describe('what really went in', () => {
  it('less urea: the rest follows after asking, and the record tells both', async () => {
    const user = await openUrea();
    await user.click(button('Different amount'));
    fill(await screen.findByRole('textbox', { name: /Amount in the tank/ }), '190');
    await user.click(await screen.findByRole('button', { name: /Bring the rest into proportion/ }));
    await screen.findByText('Wait until clear', { exact: false });
    await user.click(button('Clear, go on'));
    await user.click(await screen.findByRole('button', { name: 'Go on, not waited' }));
    await waitFor(() => expect(main()).toMatch(/Add liquid seaweed extract ?19 L/));
    await user.click(button('Done'));
    await waitFor(() => expect(main()).toMatch(/Top up with water to line ?950 L/));
    await user.click(button('Done'));
    await openJob(user);
    await user.click(await screen.findByRole('button', { name: 'Record what is done' }));
    await screen.findAllByText('Part done');
    expect(main()).toMatch(/270 kg ?190 kg/);
    expect(main()).toMatch(/4\sha are left\. They stay on Home\./);
    await user.click(button('Save the record'));
    await screen.findByText('Saved on this device');
    const home = screen.getAllByRole('link', { name: 'Home' }).at(-1);
    await user.click(home ?? document.body);
    await user.click(await screen.findByRole('button', { name: /Hill block.*4\sha/ }));
    const area = await screen.findByRole('textbox', { name: /^Area/ });
    expect(area).toHaveProperty('value', '4');
  });

  it('more than the tank holds is said, and cannot be followed', async () => {
    const user = await openUrea();
    await user.click(button('Different amount'));
    fill(await screen.findByRole('textbox', { name: /Amount in the tank/ }), '220');
    await screen.findByText(/In proportion the load would reach 1,100\sL/);
    expect(screen.queryByRole('button', { name: /Bring the rest into proportion/ })).toBeNull();
    await user.click(button(/Keep the rest as planned/));
    await screen.findByText('Wait until clear', { exact: false });
    await user.click(button('Back'));
    await screen.findByText('Add urea', { exact: false });
  });

  it('a skipped product says what takes its room', async () => {
    const user = await openUrea();
    await user.click(button('Skip'));
    await screen.findByText(/Water takes its room, up to line 1,000\sL/);
    await user.click(button('Skip it'));
    await screen.findByText('Wait until clear', { exact: false });
    await user.click(button('Skip'));
    await screen.findByRole('dialog', { name: 'Skip the wait?' });
  });
});

it('what is left is planned again with the engine, and filled as one more load', async () => {
  const user = await openFilling();
  await fillLoad(user);
  await openJob(user);
  await user.click(await screen.findByRole('button', { name: /What is left/ }));
  fill(await screen.findByRole('textbox', { name: /Area left to spray/ }), '3.2');
  fill(screen.getByRole('textbox', { name: /In the tank now/ }), '140');
  await screen.findByText(/1 load, line 320/);
  expect(shownText(screen.getByRole('dialog'))).toMatch(/Urea ?36 kg/);
  await user.click(button('Fill by this'));
  await screen.findByText('Load 2 of 2', { exact: false });
  expect(main()).toMatch(/140 L stands in the tank already/);
});

it('a jar is scaled to 500 mL, and its verdict is in the record', async () => {
  const user = await openFilling();
  await openJob(user);
  await user.click(await screen.findByRole('button', { name: /Jar test/ }));
  await screen.findAllByText(/100\sg/);
  await user.click(button('Start the time'));
  await screen.findByRole('timer');
  await user.click(button('It mixed'));
  fill(screen.getByRole('textbox', { name: 'Notes' }), 'A little foam');

  // The time of the jar test runs on while the app is closed, and the notes stay.
  const again = await openApp('/result?fill', { isOpenedAgain: true });
  await screen.findByRole('button', { name: /loads and settings/ });
  await openJob(again);
  await again.click(await screen.findByRole('button', { name: /Jar test/ }));
  await screen.findByRole('timer');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'A little foam');
  await again.click(button('Keep the verdict'));
  await fillLoad(again);
  await openJob(again);
  await again.click(await screen.findByRole('button', { name: 'Record what is done' }));
  await screen.findByText(/Jar test: It mixed/);

  // The same mix on other ground, opened later.
  await openApp('/mix', { isOpenedAgain: true });
  fill(await screen.findByRole('textbox', { name: /^Area/ }), '4');
  await openApp('/result', { isOpenedAgain: true });
  await screen.findByText(/Jar test: It mixed, /);
});
