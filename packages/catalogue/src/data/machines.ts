import {
  fraction,
  litres,
  metres,
  type BoomConfiguration,
  type FactSource,
  type Machine,
} from '@mix/engine';
import { assumed, partlyAssumed, sourced } from '../factSource.ts';

const usableFraction = assumed('No usable volume was published; 95 % of the nominal tank.');
const deadVolume = assumed(
  'Not published; about 2 % of the tank, read as one figure for all that stays. The gauge parts it.',
);
const solidsLimit = assumed('No machine limit was found; judged by its agitation.');

/** A boom with a nozzle every half metre, which is the usual spacing and was not read for any machine. */
const halfMetreBoom = (swathWidthM: number): BoomConfiguration => ({
  id: 'boom',
  name: `${String(swathWidthM)} m boom, 0.5 m spacing`,
  kind: 'boom',
  swathWidthM: metres(swathWidthM),
  nozzleCount: swathWidthM / 0.5,
});

const boomSprayer = (
  sizes: { id: string; name: string; tankL: number; deadVolumeL: number; swathWidthM: number; solidsPct: number },
  size: FactSource,
): Machine => ({
  id: sizes.id,
  name: sizes.name,
  nominalTankL: litres(sizes.tankL),
  usableFraction: fraction(0.95),
  deadVolumeL: litres(sizes.deadVolumeL),
  tankResidualL: null,
  boomConfigurations: [halfMetreBoom(sizes.swathWidthM)],
  agitation: 'hydraulic',
  pump: null,
  suspendedSolidsLimitFraction: fraction(sizes.solidsPct / 100),
  publishedRateLPerHa: null,
  publishedSpeedKmPerH: null,
  notes: null,
  sources: {
    nominalTankL: size,
    usableFraction,
    deadVolumeL: deadVolume,
    boomConfigurations: { ...size, assumed: true, note: 'The half-metre spacing is assumed.' },
    agitation: assumed('Usual for this kind of sprayer.'),
    suspendedSolidsLimitFraction: solidsLimit,
  },
});

export const machines: readonly Machine[] = [
  {
    id: 'tnf-multi-1000',
    name: 'Tow and Fert Multi 1000',
    nominalTankL: litres(1000),
    usableFraction: fraction(0.95),
    deadVolumeL: litres(20),
    tankResidualL: null,
    boomConfigurations: [
      {
        id: 'wideJets',
        name: 'Wide jets at each end, 20 m',
        kind: 'boomless',
        swathWidthM: metres(20),
        nozzleCount: null,
      },
    ],
    agitation: 'recirculation through tank and boom',
    pump: 'own 3 inch stainless trash pump, 7 hp petrol engine of 208 cc',
    suspendedSolidsLimitFraction: fraction(0.15),
    publishedRateLPerHa: [50, 650],
    publishedSpeedKmPerH: [5, 25],
    notes: '50 L/ha at 25 km/h with TF15 nozzles up to 650 L/ha at 5 km/h with TF50.',
    sources: {
      nominalTankL: sourced('S29'),
      usableFraction,
      deadVolumeL: deadVolume,
      boomConfigurations: sourced('S29', 'How many nozzles share the flow was not found.'),
      agitation: sourced(['S29', 'S55']),
      pump: sourced('S29'),
      suspendedSolidsLimitFraction: assumed(
        'No limit was published; the general warning level, for a machine built to keep lime moving.',
      ),
      publishedRateLPerHa: sourced('S29'),
      publishedSpeedKmPerH: sourced('S29'),
      notes: sourced('S29'),
    },
  },
  boomSprayer(
    { id: 'trailed-2000-18', name: 'Trailed boom sprayer 2000 L, 18 m', tankL: 2000, deadVolumeL: 40, swathWidthM: 18, solidsPct: 3 },
    sourced('S31'),
  ),
  boomSprayer(
    { id: 'sp-3000-24', name: 'Self-propelled 3000 L, 24 m', tankL: 3000, deadVolumeL: 60, swathWidthM: 24, solidsPct: 3 },
    sourced('S31'),
  ),
  boomSprayer(
    { id: 'trailed-2000-12', name: 'Trailed 2000 L, 12 m', tankL: 2000, deadVolumeL: 40, swathWidthM: 12, solidsPct: 3 },
    sourced('S34'),
  ),
  {
    id: 'mounted-208-boomless',
    name: '3-point 55 US gal boomless',
    nominalTankL: litres(208.2),
    usableFraction: fraction(0.95),
    deadVolumeL: litres(4),
    tankResidualL: null,
    boomConfigurations: [
      { id: 'boomless', name: 'Boomless, 6.4 m', kind: 'boomless', swathWidthM: metres(6.4), nozzleCount: null },
    ],
    agitation: 'bypass',
    pump: null,
    suspendedSolidsLimitFraction: fraction(0.01),
    publishedRateLPerHa: null,
    publishedSpeedKmPerH: null,
    notes: null,
    sources: {
      nominalTankL: sourced('S32', '55 US gal.'),
      usableFraction,
      deadVolumeL: deadVolume,
      boomConfigurations: partlyAssumed('S33', 'Middle of 20 to 22 ft, the swath of another boomless nozzle.'),
      agitation: assumed('Usual for this kind of sprayer.'),
      suspendedSolidsLimitFraction: solidsLimit,
    },
  },
  {
    id: 'tow-57',
    name: 'Lawn tow sprayer 15 US gal',
    nominalTankL: litres(56.8),
    usableFraction: fraction(0.95),
    deadVolumeL: litres(1),
    tankResidualL: null,
    boomConfigurations: [
      { id: 'boom', name: 'Boom, 2.5 m', kind: 'boom', swathWidthM: metres(2.5), nozzleCount: null },
    ],
    agitation: 'none',
    pump: null,
    suspendedSolidsLimitFraction: fraction(0.005),
    publishedRateLPerHa: null,
    publishedSpeedKmPerH: null,
    notes: null,
    sources: {
      nominalTankL: sourced('S35', '15 US gal.'),
      usableFraction,
      deadVolumeL: deadVolume,
      boomConfigurations: assumed('The width was not read.'),
      agitation: assumed('None was mentioned.'),
      suspendedSolidsLimitFraction: solidsLimit,
    },
  },
  boomSprayer(
    { id: 'mounted-600-8', name: 'Mounted 600 L, 8 m', tankL: 600, deadVolumeL: 12, swathWidthM: 8, solidsPct: 2 },
    assumed('A common size, not one machine.'),
  ),
  {
    id: 'custom',
    name: 'Custom machine',
    nominalTankL: null,
    usableFraction: null,
    deadVolumeL: null,
    tankResidualL: null,
    boomConfigurations: [
      { id: 'boom', name: 'Boom', kind: 'boom', swathWidthM: null, nozzleCount: null },
      { id: 'boomless', name: 'Boomless', kind: 'boomless', swathWidthM: null, nozzleCount: null },
    ],
    agitation: null,
    pump: null,
    suspendedSolidsLimitFraction: null,
    publishedRateLPerHa: null,
    publishedSpeedKmPerH: null,
    notes: null,
    sources: {},
  },
];
