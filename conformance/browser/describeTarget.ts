import { chromium, type Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ARRIVAL_CHECKS, DEPARTURE_CHECKS } from './accountChecks.ts';
import { register } from './Device.ts';
import { NOT_IN_EMULATOR } from './differences.ts';
import { DOCUMENT_CHECKS } from './documentChecks.ts';
import { FAULT_CHECKS } from './faultChecks.ts';
import { endJourney, startJourney, type Check, type Journey } from './Journey.ts';
import { MESSAGE_CHECKS } from './messageChecks.ts';
import { MODES } from './modes.ts';
import { REFUSAL_CHECKS } from './refusalChecks.ts';
import { RESUME_CHECKS } from './resumeChecks.ts';
import { TAB_CHECKS } from './tabChecks.ts';
import type { Target, TargetKind } from './Target.ts';
import { TOKEN_CHECKS } from './tokenChecks.ts';
import { TWO_TAB_CHECKS } from './twoTabChecks.ts';

const CHECKS = [...ARRIVAL_CHECKS, ...DOCUMENT_CHECKS, ...TAB_CHECKS, ...DEPARTURE_CHECKS];

const SUITES = [
  { suite: 'faults', checks: FAULT_CHECKS },
  { suite: 'resuming', checks: RESUME_CHECKS },
  { suite: 'two tabs', checks: TWO_TAB_CHECKS },
  { suite: 'messages', checks: MESSAGE_CHECKS },
  { suite: 'refusals', checks: REFUSAL_CHECKS },
  { suite: 'tokens', checks: TOKEN_CHECKS },
];

/** Declares all that the client library is asked to do over a target; a file of tests has one. */
export const describeTarget = ({ name, isEmulator, start }: TargetKind): void => {
  describe(`the client library and ${name}`, () => {
    let browser: Browser;
    let target: Target;
    let journey: Journey;
    beforeAll(async () => {
      browser = await chromium.connect(inject('browserEndpoint'));
      target = await start();
    });
    afterAll(async () => {
      await browser.close();
      await target.stop();
    });

    const declare = ({ name: check, run }: Check): void => {
      const reason = isEmulator ? NOT_IN_EMULATOR.get(check) : undefined;
      const body = async (): Promise<void> => {
        await run(journey);
        expect(journey.device.complaints.splice(0)).toEqual([]);
      };
      if (reason === undefined) test(check, body);
      else test.fails(`does not pass "${check}": ${reason}`, body);
    };

    describe.each(MODES)('one life, %s', (mode) => {
      beforeAll(async () => {
        journey = await startJourney(browser, target, `${mode.replace(' ', '')}@example.org`, mode);
      });
      afterAll(() => endJourney(journey));

      const hasKeptCache = mode !== 'memory cache';
      CHECKS.filter((each) => hasKeptCache || !each.needsKeptCache).forEach(declare);
    });

    describe.each(SUITES)('$suite', ({ suite, checks }) => {
      let drawn = 0;
      beforeEach(async () => {
        const email = `${suite.replace(' ', '')}${(drawn += 1)}@example.org`;
        journey = await startJourney(browser, target, email);
        journey.uid = await register(journey.page, email);
      });
      afterEach(() => endJourney(journey));

      checks.forEach(declare);
    });
  });
};
