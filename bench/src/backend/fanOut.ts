import { median } from '../statistics.ts';
import type { Backend, SignedIn } from './Backend.ts';
import { ListenSession } from './ListenSession.ts';
import { commitWrites, mixName, mixChange, mixWrite } from './operations.ts';

const SESSIONS = 20;
const TARGETS = 50;
const COMMITS = 9;

/** Listeners in all. */
export const LISTENERS = SESSIONS * TARGETS;

/** Half of them follow one document, half a query that finds it. */
export function targetsOf(backend: Backend, account: SignedIn, number: number): readonly object[] {
  const parent = `projects/${backend.projectId}/databases/(default)/documents/users/${account.uid}`;
  return Array.from({ length: number }, (_, index) => {
    const targetId = 1000 + 2 * index;
    if (index % 2 === 0) {
      return { targetId, documents: { documents: [mixName(backend, account, 'seen')] } };
    }
    const least = {
      field: { fieldPath: 'areaHa' },
      op: 'GREATER_THAN',
      value: { integerValue: String(1_000_000 + index) },
    };
    const structuredQuery = { from: [{ collectionId: 'mixes' }], where: { fieldFilter: least } };
    return { targetId, query: { parent, structuredQuery } };
  });
}

/** Milliseconds from a commit to the last of 1,000 listeners that hears of it; median of several. */
export async function fanOut({
  backend,
  accounts: [account],
}: {
  readonly backend: Backend;
  readonly accounts: readonly SignedIn[];
}): Promise<number> {
  if (account === undefined) throw new Error('nobody listens');
  const write = (area: number): Promise<void> =>
    commitWrites(backend, account, [mixChange(backend, account, 'seen', area)]);
  await commitWrites(backend, account, [mixWrite(backend, account, 'seen', 2_000_000)]);
  const targets = targetsOf(backend, account, TARGETS);
  const sessions = await Promise.all(
    Array.from({ length: SESSIONS }, () => ListenSession.open(backend, account, targets)),
  );
  const times: number[] = [];
  for (let round = 1; round <= COMMITS; round += 1) {
    const area = 2_000_000 + round;
    const started = performance.now();
    await Promise.all([write(area), ...sessions.map((session) => session.heard(`"${area}"`))]);
    times.push(performance.now() - started);
  }
  for (const session of sessions) session.close();
  return median(times);
}
