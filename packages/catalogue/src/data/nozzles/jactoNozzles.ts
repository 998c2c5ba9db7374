import { sourced } from '../../factSource.ts';
import type { NozzleSeriesFacts } from '../../NozzleSeriesFacts.ts';

/** Jacto: one table of the maker after the other. */
export const jactoNozzles: readonly NozzleSeriesFacts[] = [
  {
    maker: 'Jacto', series: 'AIRMIX', type: 'pre-orifice flat-fan', angleDeg: 110,
    atBar: 2.76, pressureBar: [1.38, 5.52], dropletStandard: null,
    source: sourced(['S486', 'S492'], 'Leaflet 930000238. No droplet class is given for a pressure.'),
    tips: [
      { id: 'airmix-01', model: 'AIRMIX 01', isoSize: '01', flowLPerMin: 0.38, flowExponent: 0.509 },
      { id: 'airmix-015', model: 'AIRMIX 015', isoSize: '015', flowLPerMin: 0.57, flowExponent: 0.496 },
      { id: 'airmix-02', model: 'AIRMIX 02', isoSize: '02', flowLPerMin: 0.77, flowExponent: 0.505 },
      { id: 'airmix-025', model: 'AIRMIX 025', isoSize: '025', flowLPerMin: 0.96, flowExponent: 0.499 },
      { id: 'airmix-03', model: 'AIRMIX 03', isoSize: '03', flowLPerMin: 1.15, flowExponent: 0.502 },
      { id: 'airmix-04', model: 'AIRMIX 04', isoSize: '04', flowLPerMin: 1.53, flowExponent: 0.499 },
      { id: 'airmix-05', model: 'AIRMIX 05', isoSize: '05', flowLPerMin: 1.92, flowExponent: 0.498 },
      { id: 'airmix-06', model: 'AIRMIX 06', isoSize: '06', flowLPerMin: 2.3, flowExponent: 0.501 },
    ],
  },
  {
    maker: 'Jacto', series: 'JTT', type: 'flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 6.2], dropletStandard: null,
    source: sourced(['S486', 'S492'], 'Product page. No droplet class is given for a pressure.'),
    tips: [
      { id: 'jacto-jtt-01', model: 'JTT 01', isoSize: '01', flowLPerMin: 0.4, flowIsNominal: true },
      { id: 'jacto-jtt-015', model: 'JTT 015', isoSize: '015', flowLPerMin: 0.6, flowIsNominal: true },
      { id: 'jacto-jtt-02', model: 'JTT 02', isoSize: '02', flowLPerMin: 0.8, flowIsNominal: true },
      { id: 'jacto-jtt-025', model: 'JTT 025', isoSize: '025', flowLPerMin: 1, flowIsNominal: true },
      { id: 'jacto-jtt-03', model: 'JTT 03', isoSize: '03', flowLPerMin: 1.2, flowIsNominal: true },
      { id: 'jacto-jtt-04', model: 'JTT 04', isoSize: '04', flowLPerMin: 1.6, flowIsNominal: true },
      { id: 'jacto-jtt-05', model: 'JTT 05', isoSize: '05', flowLPerMin: 2, flowIsNominal: true },
    ],
  },
  {
    maker: 'Jacto', series: 'J3D', type: 'twin flat-fan', angleDeg: 100,
    atBar: 3, pressureBar: [1, 6.2], dropletStandard: null,
    source: sourced(['S486', 'S492'], 'Product page. No droplet class is given for a pressure.'),
    tips: [
      { id: 'jacto-j3d-015', model: 'J3D 015', isoSize: '015', flowLPerMin: 0.6, flowIsNominal: true },
      { id: 'jacto-j3d-02', model: 'J3D 02', isoSize: '02', flowLPerMin: 0.8, flowIsNominal: true },
      { id: 'jacto-j3d-025', model: 'J3D 025', isoSize: '025', flowLPerMin: 1, flowIsNominal: true },
      { id: 'jacto-j3d-03', model: 'J3D 03', isoSize: '03', flowLPerMin: 1.2, flowIsNominal: true },
      { id: 'jacto-j3d-04', model: 'J3D 04', isoSize: '04', flowLPerMin: 1.6, flowIsNominal: true },
    ],
  },
  {
    maker: 'Jacto', series: 'JDF', type: 'deflector/flood', angleDeg: null,
    atBar: 3, pressureBar: [1, 3.1], dropletStandard: null,
    source: sourced(['S486', 'S492'], 'Product page. No droplet class is given for a pressure.'),
    tips: [
      { id: 'jacto-jdf-02', model: 'JDF 02', isoSize: '02', flowLPerMin: 0.8, flowIsNominal: true },
      { id: 'jacto-jdf-025', model: 'JDF 025', isoSize: '025', flowLPerMin: 1, flowIsNominal: true },
      { id: 'jacto-jdf-03', model: 'JDF 03', isoSize: '03', flowLPerMin: 1.2, flowIsNominal: true },
      { id: 'jacto-jdf-04', model: 'JDF 04', isoSize: '04', flowLPerMin: 1.6, flowIsNominal: true },
      { id: 'jacto-jdf-05', model: 'JDF 05', isoSize: '05', flowLPerMin: 2, flowIsNominal: true },
      { id: 'jacto-jdf-06', model: 'JDF 06', isoSize: '06', flowLPerMin: 2.4, flowIsNominal: true },
    ],
  },
];
