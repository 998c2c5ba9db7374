import { sourced } from '../../factSource.ts';
import type { NozzleSeriesFacts } from '../../NozzleSeriesFacts.ts';

/** Lechler: one table of the maker after the other. */
export const lechlerNozzles: readonly NozzleSeriesFacts[] = [
  {
    maker: 'Lechler', series: 'ID', type: 'air-induction flat-fan', angleDeg: 120,
    atBar: 3, pressureBar: [3, 8], dropletStandard: 'ISO 25358',
    source: sourced(['S36', 'S481'], 'Page 51. Where one class ends and the next begins was placed midway between two printed pressures.'),
    tips: [
      { id: 'id120-01', model: 'ID-120-01', isoSize: '01', flowLPerMin: 0.39, droplets: ['XC', 3.5, 'VC', 6.5, 'C'] },
      { id: 'id120-015', model: 'ID-120-015', isoSize: '015', flowLPerMin: 0.59, droplets: ['VC', 5.5, 'C'] },
      { id: 'id120-02', model: 'ID-120-02', isoSize: '02', flowLPerMin: 0.8, pressureBar: [2, 8], droplets: ['XC', 2.5, 'VC', 5.5, 'C', 7.5, 'M'] },
      { id: 'id120-025', model: 'ID-120-025', isoSize: '025', flowLPerMin: 0.99, pressureBar: [2, 8], droplets: ['UC', 2.5, 'XC', 3.5, 'VC'] },
      { id: 'id120-03', model: 'ID-120-03', isoSize: '03', flowLPerMin: 1.19, pressureBar: [2, 8], droplets: ['UC', 2.5, 'XC', 3.5, 'VC'] },
      { id: 'id120-04', model: 'ID-120-04', isoSize: '04', flowLPerMin: 1.58, pressureBar: [2, 8], droplets: ['XC', 3.5, 'VC'] },
      { id: 'id120-05', model: 'ID-120-05', isoSize: '05', flowLPerMin: 1.97, pressureBar: [2, 8], droplets: ['UC', 2.5, 'XC', 3.5, 'VC'] },
      { id: 'id120-06', model: 'ID-120-06', isoSize: '06', flowLPerMin: 2.36, pressureBar: [2, 8], droplets: ['XC', 3.5, 'VC'] },
      { id: 'id120-08', model: 'ID-120-08', isoSize: '08', flowLPerMin: 3.16, pressureBar: [2, 8], droplets: ['XC', 3.5, 'VC'] },
      { id: 'id120-10', model: 'ID-120-10', isoSize: '10', flowLPerMin: 3.94, pressureBar: [2, 8], droplets: ['UC', 2.5, 'XC', 4.5, 'VC'] },
    ],
  },
  {
    maker: 'Lechler', series: 'IDK', type: 'air-induction flat-fan', angleDeg: 120,
    atBar: 3, pressureBar: [1, 6], dropletStandard: 'ISO 25358',
    source: sourced(['S36', 'S481'], 'Page 53. Where one class ends and the next begins was placed midway between two printed pressures.'),
    tips: [
      { id: 'idk120-01', model: 'IDK 120-01', isoSize: '01', flowLPerMin: 0.39, droplets: ['XC', 1.25, 'VC', 3.5, 'C', 5, 'M'] },
      { id: 'idk120-015', model: 'IDK 120-015', isoSize: '015', flowLPerMin: 0.59, droplets: ['XC', 1.25, 'VC', 2.5, 'C', 5, 'M'] },
      { id: 'idk120-02', model: 'IDK 120-02', isoSize: '02', flowLPerMin: 0.8, droplets: ['XC', 1.25, 'VC', 3.5, 'C', 5, 'M'] },
      { id: 'idk120-025', model: 'IDK 120-025', isoSize: '025', flowLPerMin: 0.99, droplets: ['XC', 1.25, 'VC', 2.5, 'C', 5, 'M'] },
      { id: 'idk120-03', model: 'IDK 120-03', isoSize: '03', flowLPerMin: 1.19, droplets: ['XC', 1.25, 'VC', 3.5, 'C', 5, 'M'] },
      { id: 'idk120-04', model: 'IDK 120-04', isoSize: '04', flowLPerMin: 1.58, droplets: ['UC', 1.25, 'XC', 2.5, 'VC', 3.5, 'C'] },
      { id: 'idk120-05', model: 'IDK 120-05', isoSize: '05', flowLPerMin: 1.97, droplets: ['XC', 1.75, 'VC', 4.5, 'C'] },
      { id: 'idk120-06', model: 'IDK 120-06', isoSize: '06', flowLPerMin: 2.36, droplets: ['XC', 1.25, 'VC', 3.5, 'C'] },
      { id: 'idk120-08', model: 'IDK 120-08', isoSize: '08', flowLPerMin: 3.16, droplets: ['XC', 1.75, 'VC', 5, 'C'] },
      { id: 'idk120-10', model: 'IDK 120-10', isoSize: '10', flowLPerMin: 3.94, droplets: ['UC', 1.25, 'XC', 2.5, 'VC', 5, 'C'] },
    ],
  },
];
