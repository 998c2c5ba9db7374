import { expect, test } from 'vitest';
import { accountServerForEachTest } from '../../testing/accountClient.ts';
import { FARM, outlined, put, putFarm } from '../../testing/programFarm.ts';
import { keepRecords } from '../../testing/keepRecords.ts';
import { OPERATIONS } from './operations.ts';

const server = accountServerForEachTest();

async function openFarm() {
  const tokens = await server.register('olive@example.org');
  putFarm(server, tokens.uid);
  await keepRecords(server, tokens, 2);
  put(server, `users/${tokens.uid}/paddocks/mine`, outlined('Garden'));
  const { body } = await server.post('/v2/accounts:makeProgramToken', {
    idToken: tokens.idToken,
    name: 'Office sheet',
    scopes: ['catalogue', 'plan', 'records', 'farm', 'jobs', 'money'],
    days: 92,
  });
  const headers = { authorization: `Bearer ${String(body['secret'])}` };
  return (path: string) => fetch(server.url + path, { headers });
}

const VALUES: Readonly<Record<string, string>> = { farm: FARM, collection: 'products', id: 'urea' };
const READ = OPERATIONS.filter(({ method }) => method === 'get');

test('what is read is what its operation says of it', async () => {
  const ask = await openFarm();
  for (const { path, success } of READ) {
    const answer = await ask(path.replaceAll(/{(\w+)}/g, (_, name: string) => VALUES[name] ?? ''));
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      success.status ?? 200,
      `${success.mediaType ?? 'application/json'}; charset=utf-8`,
    ]);
    const text = await answer.text();
    const said: unknown = success.mediaType === 'text/csv' ? text : JSON.parse(text);
    expect(success.schema.safeParse(said).error?.issues ?? [], path).toEqual([]);
    if (path.includes('{farm}')) expect(text, path).toMatch(/"items":\[\{|\r\n./);
  }
});

test('an address says which of its values is wrong', async () => {
  const ask = await openFarm();
  const said = async (query: string) => {
    const answer = await ask(`/api/v1/catalogue/products?${query}`);
    return [answer.status, await answer.text()];
  };
  expect(await said('pageSize=0')).toEqual([400, expect.stringContaining('pageSize is 1 to 500.')]);
  expect(await said(`pageToken=${'x'.repeat(2001)}`)).toEqual([
    400,
    expect.stringContaining('pageToken has 2000 characters at most.'),
  ]);
});
