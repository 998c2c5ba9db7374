import { partlyAssumed, sourced } from '../factSource.ts';
import type { NozzleSeriesFacts } from '../NozzleSeriesFacts.ts';

const midway = 'Where one class ends and the next begins was placed midway between two printed pressures.';
const teeJet = sourced('S36', `TeeJet Catalog 51A-M, metric. ${midway}`);
const teeJetUnclassed = sourced('S36', 'TeeJet Catalog 51A-M, metric; it prints no droplet class for these.');
const lechler = sourced('S36', `Lechler agriculture catalogue 2025. ${midway}`);
const hypro = sourced('S36', 'Hypro crop spraying guide; no droplet class was transcribed.');
const magnojet = sourced('S36', `Magnojet catalogue 2019/2020. ${midway}`);
const towAndFert = partlyAssumed('S29', 'Only the name was read: 41.7 L/min in all for TF15 and 108.3 for TF50, at an unknown pressure. The type is assumed.');

export const nozzleSeries: readonly NozzleSeriesFacts[] = [
  {
    maker: 'TeeJet', series: 'XR', type: 'flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 4], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'xr11002', model: 'XR11002', isoSize: '02', flowLPerMin: 0.79, droplets: ['M', 1.25, 'F'] },
      { id: 'xr11003', model: 'XR11003', isoSize: '03', flowLPerMin: 1.18, droplets: ['M', 1.75, 'F'] },
      { id: 'xr11004', model: 'XR11004', isoSize: '04', flowLPerMin: 1.58, droplets: ['M', 2.75, 'F'] },
      { id: 'xr11005', model: 'XR11005', isoSize: '05', flowLPerMin: 1.97, droplets: ['M', 3.5, 'F'] },
      { id: 'xr11006', model: 'XR11006', isoSize: '06', flowLPerMin: 2.37, droplets: ['C', 1.25, 'M', 3.5, 'F'] },
      { id: 'xr11008', model: 'XR11008', isoSize: '08', flowLPerMin: 3.16, droplets: ['C', 2.25, 'M'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'XRC', type: 'flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 4], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'xrc11020', model: 'XRC11020', isoSize: '20', flowLPerMin: 7.89, droplets: ['XC', 2.5, 'VC'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'TT', type: 'pre-orifice flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 6], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'tt11002', model: 'TT11002', isoSize: '02', flowLPerMin: 0.79, droplets: ['VC', 1.5, 'C', 2.5, 'M', 4.5, 'F'] },
      { id: 'tt11003', model: 'TT11003', isoSize: '03', flowLPerMin: 1.18, droplets: ['VC', 1.5, 'C', 2.5, 'M'] },
      { id: 'tt11004', model: 'TT11004', isoSize: '04', flowLPerMin: 1.58, droplets: ['XC', 1.5, 'C', 3.5, 'M'] },
      { id: 'tt11005', model: 'TT11005', isoSize: '05', flowLPerMin: 1.97, droplets: ['XC', 1.5, 'VC', 2.5, 'C', 4.5, 'M'] },
      { id: 'tt11006', model: 'TT11006', isoSize: '06', flowLPerMin: 2.37, droplets: ['XC', 1.5, 'VC', 3.5, 'C', 5.5, 'M'] },
      { id: 'tt11008', model: 'TT11008', isoSize: '08', flowLPerMin: 3.16, droplets: ['XC', 1.5, 'VC', 2.5, 'C', 4.5, 'M'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'AIXR', type: 'air-induction flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 6], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'aixr11003', model: 'AIXR11003', isoSize: '03', flowLPerMin: 1.18, droplets: ['XC', 2.5, 'VC', 3.5, 'C'] },
      { id: 'aixr11004', model: 'AIXR11004', isoSize: '04', flowLPerMin: 1.58, droplets: ['UC', 1.5, 'XC', 2.5, 'VC', 4.5, 'C'] },
      { id: 'aixr11005', model: 'AIXR11005', isoSize: '05', flowLPerMin: 1.97, droplets: ['UC', 1.5, 'XC', 3.5, 'VC', 4.5, 'C'] },
      { id: 'aixr11006', model: 'AIXR11006', isoSize: '06', flowLPerMin: 2.37, droplets: ['UC', 1.5, 'XC', 3.5, 'VC', 4.5, 'C'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'TTI', type: 'air-induction flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 7], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'tti11003', model: 'TTI11003', isoSize: '03', flowLPerMin: 1.18, droplets: ['UC', 4.5, 'XC'] },
      { id: 'tti11004', model: 'TTI11004', isoSize: '04', flowLPerMin: 1.58, droplets: ['UC', 4.5, 'XC'] },
      { id: 'tti11005', model: 'TTI11005', isoSize: '05', flowLPerMin: 1.97, droplets: ['UC', 4.5, 'XC'] },
      { id: 'tti11006', model: 'TTI11006', isoSize: '06', flowLPerMin: 2.37, droplets: ['UC', 4.5, 'XC'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'AI', type: 'air-induction flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [2, 8], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'ai11004', model: 'AI11004', isoSize: '04', flowLPerMin: 1.58, droplets: ['UC', 2.5, 'XC', 4.5, 'VC', 6.5, 'C'] },
      { id: 'ai11008', model: 'AI11008', isoSize: '08', flowLPerMin: 3.16, droplets: ['UC', 3.5, 'XC', 5.5, 'VC', 7.5, 'C'] },
    ],
  },
  {
    maker: 'TeeJet', series: 'AIC', type: 'air-induction flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [2, 8], dropletStandard: 'S572.1',
    source: teeJet,
    tips: [
      { id: 'aic11010', model: 'AIC11010', isoSize: '10', flowLPerMin: 3.95, droplets: ['UC', 3.5, 'XC', 5.5, 'VC', 7.5, 'C'] },
      { id: 'aic11015', model: 'AIC11015', isoSize: '15', flowLPerMin: 5.92, droplets: ['UC', 3.5, 'XC', 5.5, 'VC', 7.5, 'C'] },
    ],
  },
  {
    maker: 'Lechler', series: 'ID', type: 'air-induction flat-fan', angleDeg: 120,
    atBar: 3, pressureBar: [2, 8], dropletStandard: 'ISO 25358',
    source: lechler,
    tips: [
      { id: 'id120-04', model: 'ID-120-04', isoSize: '04', flowLPerMin: 1.58, droplets: ['XC', 3.5, 'VC'] },
      { id: 'id120-08', model: 'ID-120-08', isoSize: '08', flowLPerMin: 3.16, droplets: ['XC', 3.5, 'VC'] },
      { id: 'id120-10', model: 'ID-120-10', isoSize: '10', flowLPerMin: 3.94, droplets: ['UC', 2.5, 'XC', 4.5, 'VC'] },
    ],
  },
  {
    maker: 'Lechler', series: 'IDK', type: 'air-induction flat-fan', angleDeg: 120,
    atBar: 3, pressureBar: [1, 6], dropletStandard: 'ISO 25358',
    source: lechler,
    tips: [
      { id: 'idk120-03', model: 'IDK 120-03', isoSize: '03', flowLPerMin: 1.19, droplets: ['XC', 1.25, 'VC', 3.5, 'C', 5, 'M'] },
      { id: 'idk120-05', model: 'IDK 120-05', isoSize: '05', flowLPerMin: 1.97, droplets: ['XC', 1.75, 'VC', 4.5, 'C'] },
    ],
  },
  {
    maker: 'Hypro', series: 'ULD', type: 'air-induction flat-fan', angleDeg: 120,
    atBar: 3, pressureBar: [2, 5], dropletStandard: null,
    source: hypro,
    tips: [
      { id: 'uld120-05', model: 'ULD120-05', isoSize: '05', flowLPerMin: 2 },
      { id: 'uld120-08', model: 'ULD120-08', isoSize: '08', flowLPerMin: 3.2 },
    ],
  },
  {
    maker: 'Hypro', series: 'GuardianAIR', type: 'air-induction flat-fan', angleDeg: 110,
    atBar: 3, pressureBar: [1, 5], dropletStandard: null,
    source: hypro,
    tips: [
      { id: 'ga110-04', model: 'GA110-04', isoSize: '04', flowLPerMin: 1.6 },
    ],
  },
  {
    maker: 'TeeJet', series: 'FL', type: 'full-cone', angleDeg: 120,
    atBar: 3, pressureBar: [1, 3], dropletStandard: null,
    source: teeJetUnclassed,
    tips: [
      { id: 'fl-8', model: 'FL-8', isoSize: null, flowLPerMin: 3.15, flowExponent: 0.461 },
      { id: 'fl-10', model: 'FL-10', isoSize: null, flowLPerMin: 3.93, flowExponent: 0.451 },
      { id: 'fl-15', model: 'FL-15', isoSize: null, flowLPerMin: 5.9, flowExponent: 0.462 },
    ],
  },
  {
    maker: 'TeeJet', series: 'SJ3', type: 'stream (fertiliser)', angleDeg: null,
    atBar: 3, pressureBar: [1.5, 4], dropletStandard: null,
    source: teeJetUnclassed,
    tips: [
      { id: 'sj3-04', model: 'SJ3-04', isoSize: '04', flowLPerMin: 1.56, flowExponent: 0.412 },
      { id: 'sj3-08', model: 'SJ3-08', isoSize: '08', flowLPerMin: 3.13, flowExponent: 0.401 },
      { id: 'sj3-20', model: 'SJ3-20', isoSize: '20', flowLPerMin: 8.05, flowExponent: 0.528 },
    ],
  },
  {
    maker: 'TeeJet', series: 'SJ7', type: 'stream (fertiliser)', angleDeg: null,
    atBar: 3, pressureBar: [1.5, 4], dropletStandard: null,
    source: teeJetUnclassed,
    tips: [
      { id: 'sj7-06', model: 'SJ7-06', isoSize: '06', flowLPerMin: 2.35, flowExponent: 0.398 },
      { id: 'sj7-15', model: 'SJ7-15', isoSize: '15', flowLPerMin: 5.87, flowExponent: 0.497 },
    ],
  },
  {
    maker: 'Magnojet', series: 'ST/D', type: 'twin flat-fan', angleDeg: 130,
    atBar: 3.1, pressureBar: [2, 5.2], dropletStandard: 'BCPC',
    source: magnojet,
    tips: [
      { id: 'mj-st-d-03', model: 'ST/D 03', isoSize: '03', flowLPerMin: 1.25, flowExponent: 0.489, droplets: ['M', 2.55, 'F'] },
      { id: 'mj-st-d-04', model: 'ST/D 04', isoSize: '04', flowLPerMin: 1.63, flowExponent: 0.46, droplets: ['M', 2.55, 'F'] },
      { id: 'mj-st-d-05', model: 'ST/D 05', isoSize: '05', flowLPerMin: 2.08, flowExponent: 0.483, droplets: ['M', 2.55, 'F'] },
    ],
  },
  {
    maker: 'Magnojet', series: 'AD-IA/D', type: 'twin air-induction', angleDeg: 110,
    atBar: 3.4, pressureBar: [2, 7.6], dropletStandard: 'BCPC',
    source: magnojet,
    tips: [
      { id: 'mj-ad-ia-d-03', model: 'AD-IA/D 03', isoSize: '03', flowLPerMin: 1.33, flowExponent: 0.499, droplets: ['XC', 2.7, 'VC', 4.1, 'C'] },
      { id: 'mj-ad-ia-d-05', model: 'AD-IA/D 05', isoSize: '05', flowLPerMin: 2.14, flowExponent: 0.494, droplets: ['XC', 2.7, 'VC', 5.5, 'C'] },
    ],
  },
  {
    maker: 'Magnojet', series: 'MDC', type: 'deflector/flood', angleDeg: 130,
    atBar: 3.1, pressureBar: [1, 3.1], dropletStandard: 'BCPC',
    source: magnojet,
    tips: [
      { id: 'mj-mdc-0-75', model: 'MDC 0,75', isoSize: null, flowLPerMin: 0.62, flowExponent: 0.526, droplets: ['M', 1.5, 'F'] },
      { id: 'mj-mdc-1', model: 'MDC 1', isoSize: null, flowLPerMin: 0.84, flowExponent: 0.526, droplets: ['M', 1.5, 'F'] },
      { id: 'mj-mdc-1-5', model: 'MDC 1,5', isoSize: null, flowLPerMin: 1.24, flowExponent: 0.503, droplets: ['C', 1.5, 'M', 2.55, 'F'] },
      { id: 'mj-mdc-2-5', model: 'MDC 2,5', isoSize: null, flowLPerMin: 1.98, flowExponent: 0.439, droplets: ['C', 1.5, 'M', 2.55, 'F'] },
      { id: 'mj-mdc-3', model: 'MDC 3', isoSize: null, flowLPerMin: 2.45, flowExponent: 0.422, droplets: ['C', 1.5, 'M', 2.55, 'F'] },
      { id: 'mj-mdc-4', model: 'MDC 4', isoSize: null, flowLPerMin: 3.26, flowExponent: 0.454, droplets: ['C', 1.5, 'M', 2.55, 'F'] },
      { id: 'mj-mdc-5', model: 'MDC 5', isoSize: null, flowLPerMin: 3.97, flowExponent: 0.463, droplets: ['C', 1.5, 'M'] },
      { id: 'mj-mdc-7-5', model: 'MDC 7,5', isoSize: null, flowLPerMin: 6.24, flowExponent: 0.496, droplets: ['C', 1.5, 'M'] },
    ],
  },
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
