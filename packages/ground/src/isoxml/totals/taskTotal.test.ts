import { expect, it } from 'vitest';
import { DDI } from '../dataDictionary.ts';
import { machineXml, stretchesXml, taskZip, type SaidTotal } from '../testing/taskFiles.ts';
import { areas, ONE_ELEMENT, totalsOf } from '../testing/totalsOf.ts';
import { readTaskData } from '../readTaskData.ts';
import { taskTotal } from './taskTotal.ts';

const [AREA, LITRES, MILLILITRES] = [DDI.totalArea, DDI.applicationTotalL, DDI.applicationTotalMl];

it('tells both figures where a count began again between stretches', () => {
  expect(totalsOf({ stretches: areas(30_000, 18_000) })(AREA)).toEqual([18_000, 48_000]);
  // By size alone a count that began again cannot be told from one that ran on: the logs tell it.
  const beganAgain = {
    stretches: areas(30_000, 40_000),
    logs: [
      [[0], [30_000]],
      [[0], [40_000]],
    ],
  };
  expect(totalsOf(beganAgain)(AREA)).toEqual([40_000, 70_000]);
});

it('takes the sum where logs and stretches say the same sum', () => {
  const stretches = areas(30_000, 18_000);
  expect(
    totalsOf({
      stretches,
      logs: [
        [[0], [30_000]],
        [[0], [18_000]],
      ],
    })(AREA),
  ).toEqual([48_000]);
  const ranOn = [
    [[0], [30_000]],
    [[30_000], [48_000]],
  ];
  expect(totalsOf({ stretches, logs: ranOn })(AREA)).toEqual([48_000]);
});

it('does not take a sensor that trembles for a count that began again', () => {
  const logs = [
    [[0], [87], [88], [87], [88]],
    [[88], [97], [96], [143]],
  ];
  expect(totalsOf({ stretches: areas(88, 145), logs })(AREA)).toEqual([145]);
});

it('tells both where a count fell back within a log', () => {
  // As the liquid of a Micro-Trak: 33 L became 24 and then 13, and 145 L stood at the end.
  const logs = [[[0], [33], [24], [13], [145]]];
  expect(totalsOf({ stretches: areas(145), logs })(AREA)).toEqual([145, 165]);
});

it('tells nothing of logs alone of which one was not read', () => {
  expect(totalsOf({ logs: [[[0], [30_000]], null] })(AREA)).toEqual([]);
});

it('adds what sections and bins of one machine let through, and no ground of theirs', () => {
  const machines = [
    machineXml('DVC1', [
      ['DET1', 1],
      ['DET2', 4, 'DET1'],
      ['DET3', 4, 'DET1'],
    ]),
  ];
  const stretches: SaidTotal[][] = [
    [
      ...([
        [MILLILITRES, 'DET2', 300_000],
        [MILLILITRES, 'DET3', 300_500],
      ] as const),
      ...([
        [AREA, 'DET2', 15_000],
        [AREA, 'DET3', 14_000],
      ] as const),
    ],
  ];
  const total = totalsOf({ machines, stretches });
  expect(total(MILLILITRES)).toEqual([600_500]);
  expect(total(AREA)).toEqual([14_000, 15_000]);
});

it('does not know whether two functions, or two machines, let the same liquid through', () => {
  const twice: SaidTotal[][] = [
    [
      [LITRES, 'DET2', 500],
      [LITRES, 'DET3', 502],
    ],
  ];
  const pumpAndBoom = machineXml('DVC1', [
    ['DET1', 1],
    ['DET2', 2, 'DET1'],
    ['DET3', 2, 'DET1'],
  ]);
  expect(totalsOf({ machines: [pumpAndBoom], stretches: twice })(LITRES)).toEqual([502, 1002]);
  const two = [machineXml('DVC1', [['DET2', 1]]), machineXml('DVC2', [['DET3', 1]])];
  const other: SaidTotal[][] = [
    [
      [LITRES, 'DET2', 500],
      [LITRES, 'DET3', 200],
    ],
  ];
  expect(totalsOf({ machines: two, stretches: other })(LITRES)).toEqual([500, 700]);
});

it('takes no total that was said before work went on, for all of it', () => {
  const stretches: SaidTotal[][] = [
    [
      [AREA, 'DET1', 30_000],
      [LITRES, 'DET1', 300],
    ],
    [[AREA, 'DET1', 50_000]],
  ];
  const total = totalsOf({ stretches });
  expect(total(AREA)).toEqual([50_000]);
  expect(total(LITRES)).toEqual([]);
});

it('takes stretches in the order of time, whatever order they stand in', () => {
  const [first = '', second = ''] = stretchesXml(...areas(30_000, 50_000)).split(/(?=<TIM)/);
  const { data } = readTaskData(
    taskZip(`${ONE_ELEMENT}<TSK A="TSK1" G="4">${second}${first}</TSK>`),
  );
  const [task] = data?.tasks ?? [];
  if (data === null || task === undefined) throw new Error('no task');
  expect(taskTotal(task, data, AREA)).toEqual([50_000]);
});
