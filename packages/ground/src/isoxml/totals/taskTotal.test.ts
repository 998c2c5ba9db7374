import { expect, it } from 'vitest';
import { DDI } from '../dataDictionary.ts';
import { readTaskData } from '../readTaskData.ts';
import {
  logFiles,
  machineXml,
  stretchesXml,
  taskZip,
  type SaidTotal,
} from '../testing/taskFiles.ts';
import { taskTotal } from './taskTotal.ts';

const [AREA, LITRES, MILLILITRES, KG] = [
  DDI.totalArea,
  DDI.applicationTotalL,
  DDI.applicationTotalMl,
  DDI.applicationTotalKg,
];

interface Made {
  readonly machines?: readonly string[];
  readonly stretches?: readonly (readonly SaidTotal[])[];
  /** Rows of each log; null: its files are missing. */
  readonly logs?: readonly (readonly (readonly (number | null)[])[] | null)[];
  readonly logged?: readonly (readonly [ddi: string, elementId: string])[];
}

const ONE_ELEMENT = machineXml('DVC1', [['DET1', 1]]);

/** A set of one done task; every value of it in the log unless other ones are given. */
function totalsOf({
  machines = [ONE_ELEMENT],
  stretches = [],
  logs = [],
  logged = [[AREA, 'DET1']],
}: Made) {
  const names = logs.map((_, index) => `TLG0000${index + 1}`);
  const files = logs.flatMap((rows, index) =>
    rows === null ? [] : [logFiles(names[index] ?? '', logged, rows)],
  );
  const { data, fault } = readTaskData(
    taskZip(
      `${machines.join('')}<TSK A="TSK1" G="4">${stretchesXml(...stretches)}${names
        .map((name) => `<TLG A="${name}"/>`)
        .join('')}</TSK>`,
      Object.assign({}, ...files) as Record<string, Uint8Array>,
    ),
  );
  expect(fault).toBeNull();
  const [task] = data?.tasks ?? [];
  if (data === null || task === undefined) throw new Error('no task');
  return (ddi: string) => taskTotal(task, data, ddi);
}
const areas = (...values: readonly number[]): SaidTotal[][] =>
  values.map((value) => [[AREA, 'DET1', value]]);

/*
 * Each made element by element after what a terminal wrote, as public test data of programs for farms have
 * it: agrirouter-middleware, ADAPT ISOv4Plugin, isoxml-dotnet.
 */
it.each<[string, Made, Record<string, readonly number[]>]>([
  [
    'Krone: nine stretches, the sprayed ground in two of them',
    {
      stretches: areas(0, 0, 0, 28_000, 28_000, 289_000, 289_000, 289_000, 289_000),
      logs: [
        ...[
          [[0], [0]],
          [[0], [0]],
          [[0], [0]],
          [[0], [14_000], [28_000]],
          [[28_000], [28_000]],
        ],
        ...[[[28_000], [150_000], [289_000]], [[289_000]], [[289_000]], [[289_000]]],
      ],
    },
    { [AREA]: [289_000] },
  ],
  [
    'Krone: a stretch in between without a total',
    {
      stretches: [[[AREA, 'DET1', 185_000]], [], [[AREA, 'DET1', 403_520]]],
      logs: [[[0], [185_000]], [[null]], [[185_000], [403_520]]],
    },
    { [AREA]: [403_520] },
  ],
  [
    'Krone: the machine and its mower, which count the same',
    {
      machines: [
        machineXml('DVC1', [
          ['DET1', 1],
          ['DET2', 2, 'DET1'],
        ]),
      ],
      stretches: [
        [
          [AREA, 'DET1', 47_950],
          [AREA, 'DET2', 47_950],
        ],
        [
          [AREA, 'DET1', 72_812],
          [AREA, 'DET2', 72_811],
        ],
      ],
    },
    { [AREA]: [72_812] },
  ],
  [
    'AGCO with a sprayer of John Deere, of whose logs one is missing',
    {
      stretches: [
        [
          [LITRES, 'DET1', 0],
          [AREA, 'DET1', 0],
        ],
        [
          [LITRES, 'DET1', 449],
          [AREA, 'DET1', 10_811],
        ],
        [
          [LITRES, 'DET1', 449],
          [AREA, 'DET1', 10_811],
        ],
      ],
      logged: [
        [LITRES, 'DET1'],
        [AREA, 'DET1'],
      ],
      logs: [[[0, 0]], null, [[449, 10_811]]],
    },
    { [AREA]: [10_811], [LITRES]: [449] },
  ],
  [
    'Kverneland, whose logs say no totals',
    {
      stretches: [
        [
          [LITRES, 'DET1', 200],
          [KG, 'DET1', 200],
          [AREA, 'DET1', 200],
        ],
        [
          [LITRES, 'DET1', 350],
          [KG, 'DET1', 350],
          [AREA, 'DET1', 350],
        ],
      ],
      logs: [[[null]], [[null]]],
    },
    { [AREA]: [350], [LITRES]: [350], [KG]: [350] },
  ],
  [
    'CCI, which takes off what the machine had counted before the task',
    {
      stretches: areas(2000, 52_000),
      logs: [
        [[200], [2200]],
        [[2200], [52_200]],
      ],
    },
    { [AREA]: [52_000] },
  ],
  [
    'CCI, of whose logs the first is missing',
    { stretches: areas(2000, 52_000), logs: [null, [[2200], [52_200]]] },
    { [AREA]: [52_000] },
  ],
  [
    'CCI without a word of the times',
    {
      logs: [
        [[0], [30_300]],
        [[30_300], [45_900]],
      ],
    },
    { [AREA]: [45_900] },
  ],
  [
    'a cultivator whose two tools count the same ground',
    {
      machines: [
        machineXml('DVC1', [
          ['DET1', 1],
          ['DET5', 2, 'DET1'],
          ['DET10', 2, 'DET1'],
        ]),
      ],
      stretches: [
        [
          [AREA, 'DET5', 80_652],
          [AREA, 'DET10', 80_652],
        ],
      ],
    },
    { [AREA]: [80_652] },
  ],
  [
    'Micro-Trak: two machines that count other ground, and liquid by the boom and its two bins',
    {
      machines: [
        machineXml('DVC1', [['DET1', 1]]),
        machineXml('DVC2', [
          ...([
            ['DET13', 1],
            ['DET8', 2, 'DET13'],
            ['DET9', 2, 'DET13'],
          ] as const),
          ...([
            ['DET15', 3, 'DET8'],
            ['DET16', 3, 'DET9'],
          ] as const),
        ]),
      ],
      stretches: [
        [
          ...([
            [LITRES, 'DET1', 0],
            [AREA, 'DET1', 8974],
            [AREA, 'DET13', 0],
          ] as const),
          ...([
            [LITRES, 'DET13', 145],
            [LITRES, 'DET15', 74],
            [AREA, 'DET15', 35_074],
          ] as const),
          ...([
            [LITRES, 'DET16', 70],
            [AREA, 'DET16', 40_249],
          ] as const),
        ],
      ],
    },
    { [AREA]: [8974, 35_074, 40_249], [LITRES]: [145] },
  ],
  [
    'CNH: an air cart that carried its count over from the task before',
    {
      machines: [
        machineXml('DVC36', [
          ['DET651', 1],
          ['DET654', 2, 'DET651'],
          ['DET655', 3, 'DET654'],
        ]),
      ],
      stretches: [
        [
          [AREA, 'DET654', 175_528],
          [AREA, 'DET655', 175_528],
        ],
      ],
      logged: [
        [AREA, 'DET654'],
        [AREA, 'DET655'],
      ],
      logs: [
        [
          [156_493, 156_493],
          [170_000, 170_000],
          [175_528, 175_528],
        ],
      ],
    },
    { [AREA]: [19_035, 175_528] },
  ],
  [
    'CNH: a sprayer whose log says more liquid than the task',
    {
      stretches: [
        [
          [AREA, 'DET1', 18_610],
          [LITRES, 'DET1', 635],
        ],
      ],
      logged: [
        [AREA, 'DET1'],
        [LITRES, 'DET1'],
      ],
      logs: [
        [
          [0, 0],
          [18_610, 685],
        ],
      ],
    },
    { [AREA]: [18_610], [LITRES]: [635, 685] },
  ],
])('takes from %s what was done', (_, made, right) => {
  const total = totalsOf(made);
  for (const [ddi, figures] of Object.entries(right)) expect(total(ddi)).toEqual(figures);
});

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
