import { recordColumns, UNFILLED_RECORD } from '@mix/documents';
import { expect, test } from 'vitest';
import { accountServerForEachTest, type Tokens } from '../../testing/accountClient.ts';
import { keepRecords } from '../../testing/keepRecords.ts';

const server = accountServerForEachTest();

async function answerTo(
  { idToken }: Tokens,
  scopes: readonly string[],
  path: string,
): Promise<string> {
  const body = { idToken, name: 'Office sheet', scopes, days: 92 };
  const { body: made } = await server.post('/v2/accounts:makeProgramToken', body);
  const headers = { authorization: `Bearer ${String(made['secret'])}` };
  const response = await fetch(`${server.url}${path}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

test('has every column of the app’s own file, with the cost for whoever may see money', async () => {
  const tokens = await server.register();
  await keepRecords(server, tokens, 1);
  const cellsFor = async (...scopes: readonly string[]) => {
    const csv = await answerTo(tokens, scopes, '/api/v1/records.csv');
    const [headings = '', line = ''] = csv.split('\r\n');
    const cells = line.split(',');
    return new Map(headings.split(',').map((heading, place) => [heading, cells[place]]));
  };
  const plain = await cellsFor('records');
  expect([...plain.keys()]).toEqual(recordColumns.map(({ heading }) => heading));
  expect(plain.get('Cost of the product ($)')).toBe('');
  const rich = await cellsFor('records', 'money');
  expect(Number(rich.get('Cost of the product ($)'))).toBeGreaterThan(0);
});

test('a program is answered no figure that cannot be so', async () => {
  const tokens = await server.register();
  const weather = { ...UNFILLED_RECORD.weather, windSpeedKmPerH: 5000, airTemperatureC: 12 };
  await keepRecords(server, tokens, 1, { weather });
  const answer: unknown = JSON.parse(await answerTo(tokens, ['records'], '/api/v1/records'));
  expect(answer).toMatchObject({
    items: [{ weather: { windSpeedKmPerH: null, airTemperatureC: 12 } }],
  });
});
