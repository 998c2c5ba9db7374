import { describe, expect, it } from 'vitest';
import { nominal04, tf15, xr11003 } from '../../test/exampleNozzles.ts';
import {
  FLOW_TOLERANCE,
  measuredNozzle,
  nozzleFlow,
  pressureForFlow,
} from '../sprayer/nozzleFlow.ts';
import { convertUnit } from '../units/convertUnit.ts';
import { bar, kilometresPerHour, litresPerMinute, metres } from '../units/quantity.ts';
import {
  coefficientOfVariation,
  caughtFlow,
  effectiveRate,
  judgeCatchTest,
  jugVolumeML,
  type CatchTest,
} from './catchTest.ts';

/** What 30 s put into the jug, nozzle by nozzle. */
const jugs = (nozzle: CatchTest['nozzle'], ...volumesML: (number | null)[]): CatchTest => ({
  nozzle,
  pressureBar: bar(3),
  tolerance: FLOW_TOLERANCE,
  catches: volumesML.map((volumeML) => (volumeML === null ? null : { volumeML, seconds: 30 })),
});

const conditions = (test: CatchTest) =>
  judgeCatchTest(test).readings.map((reading) => reading?.condition ?? null);

describe('judgeCatchTest', () => {
  it('holds each nozzle against the table of its tip at the pressure of the test', () => {
    const { readings, tableFlowLPerMin } = judgeCatchTest(jugs(xr11003, 655, 672, 590));
    expect(tableFlowLPerMin).toBeCloseTo(1.18, 12);
    expect(readings[0]?.flowLPerMin).toBeCloseTo(1.31, 12);
    expect((readings[0]?.fromTable ?? 0) * 100).toBeCloseTo(11.0, 1);
    expect((readings[1]?.fromTable ?? 0) * 100).toBeCloseTo(13.9, 1);
    expect(readings.map((one) => one?.condition)).toEqual(['worn', 'worn', 'good']);
  });

  it('keeps a tip exactly 10 % off and fails one beyond, on either side', () => {
    // 1.6 L/min are 800 mL in 30 s.
    expect(conditions(jugs(nominal04, 880, 720))).toEqual(['good', 'good']);
    expect(conditions(jugs(nominal04, 881, 719))).toEqual(['worn', 'blocked']);
  });

  it('takes the tolerance as it is set', () => {
    const strict = { ...jugs(nominal04, 850, 800), tolerance: 0.05 };
    expect(conditions(strict)).toEqual(['worn', 'good']);
  });

  it('finds the one that is far from the others where the maker publishes no flow', () => {
    expect(conditions(jugs(tf15, 1000, 1200))).toEqual(['notJudged', 'notJudged']);
    expect(conditions(jugs(tf15, 1000, 1000, 1000, 1300))).toEqual([
      'good',
      'good',
      'good',
      'worn',
    ]);
  });

  it('finds one that the table lets pass and the others do not', () => {
    const { readings } = judgeCatchTest(jugs(nominal04, 870, 760, 760, 760, 760));
    expect(readings[0]?.fromTable).toBeCloseTo(0.0875, 12);
    expect(readings[0]?.condition).toBe('worn');
  });

  it('gives the mean of all, and of the good ones beside it', () => {
    const forty = [...Array.from({ length: 38 }, () => 595), 655, 672];
    const result = judgeCatchTest(jugs(xr11003, ...forty));
    expect(result.goodMeanFlowLPerMin).toBeCloseTo(1.19, 12);
    expect(result.meanFlowLPerMin).toBeCloseTo((38 * 1.19 + 1.31 + 1.344) / 40, 12);
    expect(result.failed).toEqual([38, 39]);
    expect(result.replaceAll).toBe(true);
    expect(result.allOff).toBe(false);
  });

  it('says nothing of nozzles that are not caught', () => {
    const result = judgeCatchTest(jugs(nominal04, null, 800, null));
    expect(result.readings[0]).toBeNull();
    expect(result.caught).toBe(1);
    expect(result.meanOfTable).toBeCloseTo(1, 12);
    expect(judgeCatchTest(jugs(nominal04, null)).meanFlowLPerMin).toBeNull();
  });

  it('tells a wrong gauge from worn nozzles: all of them are off to one side', () => {
    expect(judgeCatchTest(jugs(nominal04, 960, 965, 958)).allOff).toBe(true);
    expect(judgeCatchTest(jugs(nominal04, 960, 640, 958)).allOff).toBe(false);
  });
});

describe('coefficientOfVariation', () => {
  // Wikipedia, Coefficient of variation, Examples.
  it('agrees with published examples', () => {
    expect(coefficientOfVariation([100, 100, 100])).toBe(0);
    expect(coefficientOfVariation([90, 100, 110])).toBeCloseTo(0.1, 12);
    expect(coefficientOfVariation([1, 5, 6, 8, 10, 40, 65, 88])).toBeCloseTo(1.18, 2);
  });

  it('says nothing of one', () => {
    expect(coefficientOfVariation([5])).toBeNull();
    expect(coefficientOfVariation([])).toBeNull();
  });
});

describe('the flow of a jug', () => {
  it('is the volume in a minute, and back', () => {
    expect(caughtFlow({ volumeML: 590, seconds: 30 })).toBeCloseTo(1.18, 12);
    expect(jugVolumeML(litresPerMinute(1.18), 30)).toBeCloseTo(590, 10);
  });

  // Ohio State University Extension (S564): ounces caught in the time of 204 ft with nozzles 20 in
  // apart are US gallons per acre. 15 ounces are 15 gal/ac.
  it('gives the rate of the ounce method', () => {
    const seconds = 27.8;
    const volumeML = convertUnit(15, 'US fl oz', 'mL');
    const kmPerH = kilometresPerHour((convertUnit(204 * 12, 'in', 'm') / seconds) * 3.6);
    const flow = caughtFlow({ volumeML, seconds });
    const rate = effectiveRate(flow, kmPerH, metres(convertUnit(20, 'in', 'm')));
    expect(convertUnit(rate, 'L/ha', 'US gal/ac')).toBeCloseTo(15, 1);
  });

  // Rate formulas (S39): 1.2 L/min at 10 km/h and 0.5 m are 144 L/ha.
  it('gives the rate of the formula', () => {
    const rate = effectiveRate(litresPerMinute(1.2), kilometresPerHour(10), metres(0.5));
    expect(rate).toBeCloseTo(144, 10);
  });
});

describe('measuredNozzle', () => {
  it('is the table times measured over table, at every pressure', () => {
    const measured = measuredNozzle(xr11003, litresPerMinute(1.26), bar(2.8));
    const factor = 1.26 / (nozzleFlow(xr11003, bar(2.8)) ?? 0);
    for (const pressure of [1, 2, 2.8, 4]) {
      expect(nozzleFlow(measured, bar(pressure))).toBeCloseTo(
        factor * (nozzleFlow(xr11003, bar(pressure)) ?? 0),
        12,
      );
    }
    // 7 % more flow needs about 13 % less pressure for the same output.
    const [ours, table] = [measured, xr11003].map((tip) =>
      pressureForFlow(tip, litresPerMinute(1)),
    );
    expect((ours ?? 0) / (table ?? 1)).toBeCloseTo(1 / factor ** 2, 12);
  });

  it('gives a flow to a tip whose maker published none', () => {
    const measured = measuredNozzle(tf15, litresPerMinute(9), bar(2));
    expect(nozzleFlow(measured, bar(2))).toBeCloseTo(9, 12);
  });
});
