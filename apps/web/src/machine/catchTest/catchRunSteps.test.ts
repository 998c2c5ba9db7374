import { describe, expect, it } from 'vitest';
import type { CatchSetup } from './CatchRun.ts';
import {
  again,
  back,
  catchThese,
  elapsedS,
  endClock,
  endRun,
  keepFigure,
  newCatchRun,
  placeOf,
  skip,
  startClock,
  startRun,
  stopClock,
  tick,
  catchRunAgain,
} from './catchRunSteps.ts';

const setup: CatchSetup = {
  machineId: 'trailed',
  boomConfigurationId: null,
  nozzleId: 'xr11003',
  nozzleCount: 3,
  pressureBar: 3,
  waterTemperatureC: null,
  tolerancePct: 10,
  goodForMonths: 6,
  by: null,
  seconds: 30,
};

const caughtAll = () =>
  [590, 595, 655].reduce(
    (walk, volumeML) => keepFigure(endClock(startClock(walk, 0)), volumeML),
    newCatchRun(setup),
  );

describe('the walk along the boom', () => {
  it('goes from nozzle to nozzle and then to the speed', () => {
    const walk = caughtAll();
    expect(walk.catches.map(({ nozzle, volumeML }) => [nozzle, volumeML])).toEqual([
      [1, 590],
      [2, 595],
      [3, 655],
    ]);
    expect(placeOf(walk)).toBeNull();
    expect(walk.part).toBe('speed');
  });

  it('counts by the wall clock, however long the phone slept', () => {
    const walk = startClock(newCatchRun(setup), 1000);
    expect(tick(walk, 19_400)).toBe('running');
    expect(tick(walk, 31_000)).toBe('ends');
    expect(tick(walk, 46_000)).toBe('overslept');
    const taken = stopClock(walk, 47_000);
    expect(taken.clock?.stoppedAfterS).toBe(46);
    expect(keepFigure(taken, 900).catches[0]).toMatchObject({ volumeML: 900, seconds: 46 });
    expect(tick(taken, 99_000)).toBe('stands');
  });

  it('does not run backwards where the clock of the phone was set back', () => {
    expect(elapsedS({ startedAtMs: 5000, stoppedAfterS: null }, 4000)).toBe(0);
  });

  it('takes the time that it was stopped at', () => {
    const walk = stopClock(startClock(newCatchRun(setup), 0), 20_000);
    expect(keepFigure(walk, 400).catches[0]).toMatchObject({ seconds: 20 });
  });

  it('keeps no figure without a time', () => {
    expect(keepFigure(newCatchRun(setup), 590).catches).toEqual([]);
    expect(keepFigure(startClock(newCatchRun(setup), 0), 590).catches).toEqual([]);
  });

  it('leaves a nozzle open, goes back to it, and begins it again', () => {
    const skipped = skip(newCatchRun(setup));
    expect(placeOf(skipped)).toBe(2);
    expect(placeOf(back(skipped))).toBe(1);
    expect(placeOf(back(back(skipped)))).toBe(1);
    const begun = startClock(skipped, 0);
    expect(again(begun)).toMatchObject({ clock: null, text: '', at: 1 });
  });

  it('catches some again and comes straight back to the result', () => {
    const walk = catchThese(caughtAll(), [3]);
    expect(placeOf(walk)).toBe(3);
    const done = keepFigure(endClock(startClock(walk, 0)), 592);
    expect(done.part).toBe('result');
    expect(done.catches.map(({ volumeML }) => volumeML)).toEqual([590, 595, 592]);
  });

  it('catches nozzles of a kept test again, the others as they were', () => {
    const { catches, runs } = caughtAll();
    const { seconds, ...rest } = setup;
    const test = { ...rest, catches, runs, at: '2026-11-24T16:20:00+13:00' };
    const walk = catchRunAgain('t1', test, seconds, [2]);
    expect(placeOf(walk)).toBe(2);
    expect(keepFigure(endClock(startClock(walk, 0)), 580).catches).toHaveLength(3);
  });

  it('times a run between two marks', () => {
    const walk = endRun(startRun(caughtAll(), 1000), 31_400);
    expect(walk.runs).toEqual([{ distanceM: 100, seconds: 30.4 }]);
    expect(walk.runClock).toBeNull();
  });
});
