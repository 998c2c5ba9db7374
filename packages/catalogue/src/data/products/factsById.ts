import type { FactSource, ResistanceGroup } from '@mix/engine';
import { assumed, sourced } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';

type FewFacts = Pick<
  ProductFacts,
  'saltIndex' | 'biuretPct' | 'neutralisingValuePct' | 'dissolvingMin' | 'resistanceGroups' | 'label' | 'sources'
>;

const salt = (saltIndex: number): FewFacts => ({
  saltIndex,
  sources: { saltIndex: sourced('S561', 'By mass of the product, sodium nitrate = 100.') },
});

/** A proposal of ours; nobody published minutes with the grain and the temperature they were measured at. */
const takes = (dissolvingMin: number): FewFacts => ({
  dissolvingMin,
  sources: { dissolvingMin: assumed('Stirred, 15 °C, up to half of what dissolves.') },
});

const acts = (
  scheme: ResistanceGroup['scheme'],
  group: string,
  resistanceGroups: FactSource,
): FewFacts => ({ resistanceGroups: [{ scheme, group }], sources: { resistanceGroups } });

const both = (one: FewFacts, other: FewFacts): FewFacts => ({
  ...one,
  ...other,
  sources: { ...one.sources, ...other.sources },
});

const ordinaryUrea: FewFacts = both(both(salt(74.4), takes(10)), {
  biuretPct: 0.8,
  sources: { biuretPct: sourced('S159', 'Ordinary urea has about 0.8 %.') },
});

/** Facts that few products have, by the product's id: read later, and apart from what every one has. */
export const factsById: Readonly<Record<string, FewFacts>> = {
  urea: ordinaryUrea,
  'urea-nbpt': ordinaryUrea,
  'urea-tech': both(salt(74.4), {
    biuretPct: 0.3,
    sources: { biuretPct: sourced('S159', 'Typically 0.2 to 0.3 %: the higher.') },
  }),
  ams: both(salt(88.3), takes(15)),
  an: salt(104),
  'can-sol': salt(65),
  map: both(salt(26.7), takes(10)),
  dap: salt(29.2),
  mkp: salt(8.4),
  kno3: both(salt(69.5), takes(15)),
  mop: salt(116.2),
  sop: both(salt(42.6), takes(20)),
  gypsum: salt(8.1),
  'ssp-fine': salt(7.8),
  uan32: {
    biuretPct: 0.76,
    sources: { biuretPct: sourced('S16', 'At most 1.0 % w/v, at 1.32 kg/L.') },
  },
  'lime-flour': {
    neutralisingValuePct: 94.6,
    sources: {
      neutralisingValuePct: sourced('S9', '50 to 55 as quicklime, the middle, x 1.785 as carbonate.'),
    },
  },
  'aglime-nz': {
    neutralisingValuePct: 90,
    sources: { neutralisingValuePct: sourced(['S244', 'S258'], 'For 90 % CaCO3.') },
  },
  chalk: {
    neutralisingValuePct: 93.7,
    sources: { neutralisingValuePct: sourced('S9', '52.5 as quicklime, x 1.785 as carbonate.') },
  },
  'sugar-lime': {
    neutralisingValuePct: 48.2,
    sources: { neutralisingValuePct: sourced('S9', '27 as quicklime, x 1.785 as carbonate.') },
  },
  'hydrated-lime': {
    neutralisingValuePct: 135,
    sources: { neutralisingValuePct: sourced('S562') },
  },
  glyphosate: acts('HRAC', '9', sourced(['S205', 'S563'])),
  '24d': acts('HRAC', '4', sourced('S563')),
  paraquat: acts('HRAC', '22', sourced(['S207', 'S563'])),
  azoxy: acts('FRAC', '11', sourced('S539')),
  tebuco: acts('FRAC', '3', sourced('S386')),
  lambda: acts('IRAC', '3A', sourced('S414')),
  dimethoate: acts('IRAC', '1B', sourced('S421')),
};
