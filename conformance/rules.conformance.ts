import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import officialVerdicts from '../apps/server/src/rules/testing/officialVerdicts.json' with { type: 'json' };
import type { AccessCase } from '../apps/server/src/rules/testing/AccessCase.ts';
import { accessDetails } from '../apps/server/src/rules/testing/accessDetails.ts';
import { accessMatrix } from '../apps/server/src/rules/testing/accessMatrix.ts';
import { farmDetails } from '../apps/server/src/rules/testing/farmDetails.ts';
import { farmMatrix } from '../apps/server/src/rules/testing/farmMatrix.ts';
import {
  probeAuth,
  probeDocument,
  rulesAround,
} from '../apps/server/src/rules/testing/probeRequest.ts';
import { queryProbes } from '../apps/server/src/rules/testing/queryProbes.ts';
import { claimsOf } from '../apps/server/src/rules/testing/storedDocuments.ts';
import { storedEverything } from '../apps/server/src/rules/testing/storedEverything.ts';
import { structureProbes } from '../apps/server/src/rules/testing/structureProbes.ts';
import { RulesTimestamp } from '../apps/server/src/rules/values/RulesValue.ts';
import { EmulatorClient, unsignedToken } from './EmulatorClient.ts';
import { findEmulatorJar, startFirestoreEmulator } from './startFirestoreEmulator.ts';

const jar = findEmulatorJar();
if (jar === null) {
  console.log(
    "rules: skipped, Google's Firestore emulator is not installed (FIRESTORE_EMULATOR_JAR names it) or is left to npm run prove",
  );
}

/** The emulator's clock runs: what is stored is dated from the start of the run. */
const now = new RulesTimestamp(BigInt(Date.now()) * 1_000_000n);
const me = unsignedToken(probeAuth.uid, probeAuth.token);
const probeFields = Object.fromEntries(probeDocument.fields);

describe.skipIf(jar === null)("Google's emulator says the same as the tables", () => {
  let emulator: EmulatorClient;
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const started = await startFirestoreEmulator(jar ?? '');
    stop = started.stop;
    emulator = new EmulatorClient(started.origin);
  });
  afterAll(() => stop());

  describe('expressions', () => {
    beforeAll(() => emulator.store(new Map([['probe/x', probeFields]])));

    test.each(
      Object.entries(officialVerdicts).flatMap(([verdict, expressions]) =>
        expressions.map((expression) => ({ expression, verdict })),
      ),
    )('$verdict: $expression', async ({ expression, verdict }) => {
      const loaded = await emulator.load(
        rulesAround(`match /probe/{id} { allow get: if ${expression}; }`),
      );
      const allowed = loaded && (await emulator.mayGet('probe/x', me));
      expect(loaded ? (allowed ? 'allow' : 'deny') : 'refuse').toBe(verdict);
    });
  });

  describe('structure', () => {
    beforeAll(() => emulator.store(new Map([['probe/x', probeFields]])));

    test.each(structureProbes)('$name: $official', async ({ body, official }) => {
      const loaded = await emulator.load(rulesAround(body));
      const allowed = loaded && (await emulator.mayGet('probe/x', me));
      expect(loaded ? (allowed ? 'allow' : 'deny') : 'refuse').toBe(official);
    });
  });

  describe('queries', () => {
    beforeAll(() => emulator.store(new Map([['probe/x', probeFields]])));

    test.each(queryProbes)('$name: $official', async (probe) => {
      await emulator.load(rulesAround(probe.body));
      const token = probe.signedOut === true ? null : me;
      const allowed = await emulator.mayList(probe.collection, probe.query, token);
      expect(allowed).toBe(probe.official);
    });
  });

  describe('firestore.rules', () => {
    const stored = storedEverything(now);
    beforeAll(async () => {
      const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
      expect(await emulator.load(rules)).toBe(true);
      await emulator.store(stored);
    });

    const mayDo = (access: AccessCase): Promise<boolean> => {
      const { actor, method, path, where = null, allDescendants = false } = access;
      const token = actor === null ? null : unsignedToken(actor, claimsOf(actor));
      if (method === 'get') return emulator.mayGet(path, token);
      if (method === 'list') return emulator.mayList(path, { where, allDescendants }, token);
      return emulator.mayWrite(access, now, token);
    };

    /** Restores what a request wrote, so that every request finds the stored documents. */
    const putBack = async ({ method, path, alsoDeleted = [], alsoWritten = {} }: AccessCase) => {
      if (method === 'get' || method === 'list') return;
      const written = [path, ...alsoDeleted, ...Object.keys(alsoWritten)];
      await emulator.overwrite(new Map(written.map((each) => [each, stored.get(each) ?? null])));
    };

    test.each([
      ...accessMatrix(now),
      ...accessDetails(now),
      ...farmMatrix(now),
      ...farmDetails(now),
    ])('$name: $allowed', async (access) => {
      const allowed = await mayDo(access);
      if (allowed) await putBack(access);
      expect(allowed).toBe(access.allowed);
    });
  });
});
