import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesAuthorize } from '../apps/server/src/firestore/access/rulesAuthorize.ts';
import { compileRules } from '../apps/server/src/rules/compileRules.ts';
import type { AccessCase } from '../apps/server/src/rules/testing/AccessCase.ts';
import { accessMatrix, missingOfOwn } from '../apps/server/src/rules/testing/accessMatrix.ts';
import { farmMatrix, missingOfFarm } from '../apps/server/src/rules/testing/farmMatrix.ts';
import { ACTORS, claimsOf } from '../apps/server/src/rules/testing/storedDocuments.ts';
import { storedEverything } from '../apps/server/src/rules/testing/storedEverything.ts';
import { FARM_ACTORS } from '../apps/server/src/rules/testing/storedFarm.ts';
import { RulesTimestamp } from '../apps/server/src/rules/values/RulesValue.ts';
import { startTestServer } from '../apps/server/src/testing/startTestServer.ts';
import { WebChannelClient } from '../apps/server/src/testing/WebChannelClient.ts';
import { EmulatorClient, OVERSEER, unsignedToken } from './EmulatorClient.ts';
import { findEmulatorJar, PROJECT_ID, startFirestoreEmulator } from './startFirestoreEmulator.ts';

// A device looks for a document before it makes it, and listens to collections that are empty yet.

const RULES = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
const now = new RulesTimestamp(BigInt(Date.now()) * 1_000_000n);
const stored = storedEverything(now);
const MISSING = [...missingOfOwn(now), ...missingOfFarm(now)];
const MADE = [...accessMatrix(now), ...farmMatrix(now)].filter(({ method }) => method === 'create');
const PEOPLE = [...new Set([...ACTORS, ...FARM_ACTORS])];

const tokenOf = (actor: AccessCase['actor']): string | null =>
  actor === null ? null : unsignedToken(actor, claimsOf(actor));

interface Server {
  readonly origin: string;
  readonly projectId: string;
  readonly stop: () => Promise<void>;
}

async function startOurs(): Promise<Server> {
  const judges = rulesAuthorize({
    rules: compileRules(RULES),
    projectId: 'mix-abababababababab',
    onDenied: () => undefined,
  });
  const people = PEOPLE.filter((uid) => uid !== null).map((uid) => {
    const token = Object.fromEntries(claimsOf(uid));
    return [unsignedToken(uid, claimsOf(uid)), { uid, token }] as const;
  });
  const server = await startTestServer(
    { RATE_LIMITS: 'off' },
    {
      clock: Date.now,
      users: { ...Object.fromEntries(people), [OVERSEER]: { uid: 'overseer', token: {} } },
      authorize: (around) => {
        const judge = judges(around);
        return (request) => request.user?.uid === 'overseer' || judge(request);
      },
    },
  );
  return { origin: server.url, projectId: server.projectId, stop: () => server.stop() };
}

async function startTheirs(jar: string): Promise<Server> {
  const emulator = await startFirestoreEmulator(jar);
  await new EmulatorClient(emulator.origin).load(RULES);
  return { ...emulator, projectId: PROJECT_ID };
}

const jar = findEmulatorJar();
if (jar === null) {
  console.log(
    "missing: ours alone, Google's Firestore emulator is not installed (FIRESTORE_EMULATOR_JAR names it) or is left to npm run prove",
  );
}
const SERVERS = [
  { name: 'our server', start: startOurs },
  ...(jar === null ? [] : [{ name: "Google's emulator", start: () => startTheirs(jar) }]),
];

/** Listeners of one session. */
const SESSION = 40;
const LONGEST_WAIT_MS = 60_000;

/** What became of each target: heard whole, or refused. */
function answersIn({ received }: WebChannelClient): ReadonlyMap<number, boolean> {
  const answers = new Map<number, boolean>();
  for (const { targetChange } of received as readonly {
    readonly targetChange?: { readonly targetChangeType?: string; readonly targetIds?: number[] };
  }[]) {
    const { targetChangeType, targetIds = [] } = targetChange ?? {};
    if (targetChangeType !== 'CURRENT' && targetChangeType !== 'REMOVE') continue;
    for (const id of targetIds) answers.set(id, targetChangeType === 'CURRENT');
  }
  return answers;
}

const filterOf = (stream: WebChannelClient, { where }: AccessCase): object => {
  if (where?.kind !== 'field') return {};
  const { fieldPath, value } = where;
  const asked =
    typeof value === 'string'
      ? { stringValue: value }
      : { referenceValue: stream.name('users/you') };
  return {
    where: {
      fieldFilter: { field: { fieldPath: fieldPath.join('.') }, op: 'EQUAL', value: asked },
    },
  };
};

function targetOf(stream: WebChannelClient, access: AccessCase, targetId: number): object {
  const segments = access.path.split('/');
  const collectionId = segments.pop() ?? '';
  const parent = segments.length === 0 ? '' : `/${segments.join('/')}`;
  const asked =
    access.method === 'get'
      ? { documents: { documents: [stream.name(access.path)] } }
      : {
          query: {
            parent: `${stream.database}/documents${parent}`,
            structuredQuery: { from: [{ collectionId }], ...filterOf(stream, access) },
          },
        };
  return { database: stream.database, addTarget: { targetId, ...asked } };
}

/** Listens to each of them as one person. @returns those that were answered otherwise than said */
async function heardOtherwise(
  { origin, projectId }: Server,
  cases: readonly AccessCase[],
): Promise<readonly string[]> {
  const stream = new WebChannelClient(
    origin,
    projectId,
    'Listen',
    tokenOf(cases[0]?.actor ?? null),
  );
  const [first, ...more] = cases.map((access, place) => targetOf(stream, access, 2 * place + 2));
  await stream.open((first ?? {}) as never, ...(more as never[]));
  void stream.listen();
  const end = Date.now() + LONGEST_WAIT_MS;
  while (answersIn(stream).size < cases.length && Date.now() < end) await pause(20);
  const answers = answersIn(stream);
  await stream.terminate();
  return cases
    .filter(({ allowed }, place) => answers.get(2 * place + 2) !== allowed)
    .map(({ name, allowed }) => `${name}: not ${String(allowed)}`);
}

describe.each(SERVERS)('$name: where the document is missing', ({ start }) => {
  let server: Server;
  let client: EmulatorClient;
  beforeAll(async () => {
    server = await start();
    client = new EmulatorClient(server.origin, server.projectId);
    await client.overwrite(stored);
  });
  afterAll(() => server.stop());

  /** Those of the cases that are answered otherwise than the table says. */
  const otherwise = async (
    cases: readonly AccessCase[],
    ask: (access: AccessCase) => Promise<boolean>,
  ): Promise<readonly string[]> => {
    const wrong: string[] = [];
    for (const access of cases) {
      if ((await ask(access)) !== access.allowed) wrong.push(access.name);
    }
    return wrong;
  };
  const gets = MISSING.filter(({ method }) => method === 'get');

  test('it is got', async () => {
    expect(await otherwise(gets, ({ path, actor }) => client.mayGet(path, tokenOf(actor)))).toEqual(
      [],
    );
  });

  test('they are listed', async () => {
    const lists = MISSING.filter(({ method }) => method === 'list');
    const ask = ({ path, actor, where }: AccessCase) =>
      client.mayList(path, { where: where ?? null }, tokenOf(actor));
    expect(await otherwise(lists, ask)).toEqual([]);
  });

  test.each(PEOPLE)('%s listens to it, and to all of them', async (actor) => {
    const cases = MISSING.filter((access) => access.actor === actor);
    const wrong: string[] = [];
    for (let from = 0; from < cases.length; from += SESSION) {
      wrong.push(...(await heardOtherwise(server, cases.slice(from, from + SESSION))));
    }
    expect(wrong).toEqual([]);
  });

  test('it is made in a transaction that looked for it', async () => {
    const ask = async (access: AccessCase) => {
      const made = await client.mayMake(access, now, tokenOf(access.actor));
      const written = [access.path, ...Object.keys(access.alsoWritten ?? {})];
      if (made) {
        await client.overwrite(new Map(written.map((path) => [path, stored.get(path) ?? null])));
      }
      return made;
    };
    // The profile is stored beforehand: it is taken away, so that its case makes it.
    await client.overwrite(new Map([['users/me', null]]));
    expect(await otherwise(MADE, ask)).toEqual([]);
  });
});
