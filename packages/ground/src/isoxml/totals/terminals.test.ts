import { expect, it } from 'vitest';
import { DDI } from '../dataDictionary.ts';
import { machineXml } from '../testing/taskFiles.ts';
import { areas, totalsOf, type MadeTask } from '../testing/totalsOf.ts';

const [AREA, LITRES, KG] = [DDI.totalArea, DDI.applicationTotalL, DDI.applicationTotalKg];

/*
 * Each made element by element after what a terminal wrote, as public test data of programs for farms have
 * it: agrirouter-middleware, ADAPT ISOv4Plugin, isoxml-dotnet.
 */
it.each<[string, MadeTask, Record<string, readonly number[]>]>([
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
