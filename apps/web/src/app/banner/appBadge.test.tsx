import { expect, it, vi } from 'vitest';
import { startFilling } from '../testing/fillLoad.ts';
import { openApp } from '../testing/openApp.tsx';
import { urea } from '../../plan/testing/exampleMixes.ts';

it('counts the job in work on the icon, and nothing where there is none', async () => {
  const told: string[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void told.push(String(count))),
      clearAppBadge: () => Promise.resolve(void told.push('none')),
    }),
  );
  const user = await openApp('/result', {
    kept: { 'mix.draft': { ...urea, deadVolumeL: 0, sprayAreaHa: 10 } },
  });
  const { showBadge } = await import('./appBadge.ts');
  showBadge();
  expect(told).toEqual(['none']);
  await startFilling(user);
  expect(told.at(-1)).toBe('1');
});
