import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { exampleJob } from '../../fill/testing/exampleJob.ts';
import { fillLoad } from '../../fill/testing/fillJob.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { exampleRecord, urea } from '../../reports/testing/exampleRecord.ts';

const account = { uid: 'tama', name: 'tama1', email: 'tama@x.example', isEmailVerified: true };
const onFarm = {
  'mix.account': JSON.stringify(account),
  'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.tama/hill': JSON.stringify({ role: 'owner', at: new Date() }),
};
const member = (id: string, name: string) =>
  ({ collection: 'members', id, value: { role: 'owner', name, invite: null } }) as const;
const people = [member('tama', 'Tama Rangi'), member('sam', 'Sam P.')];
const operator = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Operator' });

it('is who is signed in as the farm calls them, though no screen asked for its people before', async () => {
  const job = fillLoad(exampleJob(), 0);
  await openApp(jobPaths.record, {
    kept: { 'mix.job': { job, rests: [] } },
    texts: onFarm,
    documents: people,
  });
  expect((await operator()).value).toBe('Tama Rangi');
});

it('is offered in one tap where a record names nobody: whoever made it', async () => {
  const user = await openApp(jobPaths.recordOf('r'), {
    texts: onFarm,
    documents: [
      ...people,
      { collection: 'records', id: 'r', value: exampleRecord([urea(10)]), createdBy: 'sam' },
    ],
  });
  expect((await operator()).value).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Sam P.' }));
  await waitFor(async () => expect((await operator()).value).toBe('Sam P.'));
  expect(screen.queryByRole('button', { name: 'Sam P.' })).toBeNull();
});
