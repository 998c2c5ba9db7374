import { describe, expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { RulesSyntaxError } from './RulesSyntaxError.ts';
import verdicts from './testing/officialVerdicts.json' with { type: 'json' };
import { probe, probeRequest, rulesAround, type ProbeVerdict } from './testing/probeRequest.ts';
import { guideProbes, queryProbes } from './testing/queryProbes.ts';
import { structureProbes } from './testing/structureProbes.ts';

/**
 * Expressions that Google's emulator allows and this interpreter does not, with the reason. None is
 * the other way round.
 */
const STRICTER: ReadonlyMap<string, string> = new Map([
  ['1 is int == true', 'needs parentheses: `in` and `is` are one level in our grammar'],
  ['[0.0].hasAny([-0.0])', 'inside a list -0.0 differs from 0.0, as it does for =='],
]);

describe("expressions that Google's emulator allows", () => {
  test.each(verdicts.allow.filter((expression) => !STRICTER.has(expression)))(
    '%s',
    (expression) => {
      expect(probe(expression)).toBe('allow');
    },
  );
});

describe('expressions where ours is stricter', () => {
  test.each([...STRICTER])('%s: %s', (expression) => {
    expect(verdicts.allow).toContain(expression);
    expect(probe(expression)).not.toBe('allow');
  });
});

describe("expressions that Google's emulator denies or refuses", () => {
  test.each([...verdicts.deny, ...verdicts.refuse])('%s', (expression) => {
    expect(probe(expression)).not.toBe('allow');
  });
});

const verdictOn = (body: string): ProbeVerdict => {
  try {
    return compileRules(rulesAround(body)).authorize(probeRequest).allowed ? 'allow' : 'deny';
  } catch (cause) {
    expect(cause).toBeInstanceOf(RulesSyntaxError);
    return 'refuse';
  }
};

describe('matches, allows and functions', () => {
  test.each(structureProbes)('$name', ({ body, official, ours }) => {
    expect(verdictOn(body)).toBe(ours ?? official);
  });
});

describe('queries', () => {
  test('the table of the protocol guide has 18 rows, and ours is as strict on each', () => {
    expect(guideProbes).toHaveLength(18);
    expect(guideProbes.every(({ stricter }) => stricter === undefined)).toBe(true);
  });

  test.each(queryProbes)('$name', ({ body, collection, query, signedOut, official, stricter }) => {
    const verdict = compileRules(rulesAround(body)).authorize({
      ...probeRequest,
      auth: signedOut === true ? null : probeRequest.auth,
      method: 'list',
      path: collection.split('/'),
      resource: null,
      query,
    });
    expect(verdict.allowed).toBe(stricter === undefined ? official : false);
  });
});
