import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from './openApp.tsx';

const late: string[] = [];

it('opens an app that means to do something later', async () => {
  await openApp('/mix');
  await screen.findByRole('heading', { name: 'Mix' });
  const { whenIdle } = await import('../../ui/lazy/waiting.ts');
  whenIdle(() => late.push('done'));
});

it('leaves nothing of it to be done once its test is over', async () => {
  await new Promise((done) => setTimeout(done, 500));
  expect(late).toEqual([]);
});
