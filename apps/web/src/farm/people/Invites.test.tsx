import { screen, within } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';

it('lists open links with the last one made first', async () => {
  const until = (hour: number, name: string) => ({
    id: name,
    role: 'operator',
    name,
    usedBy: null,
    endsAt: new Date(2099, 10, 26, hour),
  });
  vi.doMock('./loadFarmCalls.ts', () => ({
    loadFarmCalls: () =>
      Promise.resolve({
        followInvites: (_farm: unknown, tell: (invites: readonly unknown[]) => void) => {
          tell([until(9, 'Ben'), until(11, 'Ana'), until(10, 'Cy')]);
          return Promise.resolve();
        },
      }),
  }));
  onTestFinished(() => {
    vi.doUnmock('./loadFarmCalls.ts');
  });
  await openApp('/people', {
    texts: {
      'mix.account': JSON.stringify({
        uid: 'mere',
        name: 'Mere',
        email: null,
        isEmailVerified: true,
      }),
      'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.mere/hill': JSON.stringify({ role: 'manager', at: new Date() }),
    },
  });
  const links = await screen.findByRole('region', { name: 'Links' });
  const names = within(links).getAllByRole('listitem');
  expect(names.map(({ textContent }) => /Ana|Ben|Cy/.exec(textContent)?.[0])).toEqual([
    'Ana',
    'Cy',
    'Ben',
  ]);
});
