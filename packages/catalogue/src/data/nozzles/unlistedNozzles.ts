import { partlyAssumed, sourced } from '../../factSource.ts';
import type { NozzleSeriesFacts } from '../../NozzleSeriesFacts.ts';

const towAndFert = partlyAssumed('S29', 'Only the name was read: 41.7 L/min in all for TF15 and 108.3 for TF50, at an unknown pressure. The type is assumed.');

/** Tips of which no table of flow was found. */
export const unlistedNozzles: readonly NozzleSeriesFacts[] = [
  {
    maker: 'Boominator', series: 'boomless', type: 'boomless jet', angleDeg: null,
    atBar: null, pressureBar: [1.38, 2.76], dropletStandard: null,
    swathM: [6.1, 6.7],
    source: sourced('S33', '20 to 40 psi and 20 to 22 ft; its flow was not given.'),
    tips: [
      { id: 'boominator-1400fm', model: '1400FM', isoSize: null, flowLPerMin: null },
    ],
  },
  {
    maker: 'Tow and Fert', series: 'TF', type: 'boomless jet or deflector', angleDeg: null,
    atBar: null, pressureBar: null, dropletStandard: null,
    source: towAndFert,
    tips: [
      { id: 'tnf-tf15', model: 'TF15', isoSize: null, flowLPerMin: null },
      { id: 'tnf-tf50', model: 'TF50', isoSize: null, flowLPerMin: null },
    ],
  },
];
