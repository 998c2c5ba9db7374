import type { RuleFacts } from './RuleFacts.ts';

/** Why two products named in a table go together or not: one reason serves many pairs. */
interface PairReason
  extends Pick<RuleFacts, 'mechanism' | 'reason' | 'notOnCrops' | 'inAnyOrder'> {}

/** By the key that the table names; the other languages have each under the same key. */
export const pairReasons = {
  namesPartner: { mechanism: 'none', reason: 'A label names the two as partners.' },
  namesPartnerAtMost: {
    mechanism: 'none',
    reason: 'A label allows the two together up to an amount that it gives.',
  },
  usedTogether: { mechanism: 'none', reason: 'Advisers or makers use the two together.' },
  soldInOneCan: { mechanism: 'none', reason: 'The two are sold in one can.' },
  sulphateWith: {
    mechanism: 'none',
    reason: 'A label or adviser puts ammonium sulphate in with it.',
  },
  dissolveFirst: {
    mechanism: 'order',
    inAnyOrder: true,
    reason: 'Crystals that have not dissolved spoil it: dissolve them fully first, or take the liquid.',
  },
  grassLost: {
    mechanism: 'antagonism',
    reason: 'At some rates the two killed less grass than one of them alone.',
  },
  feedUntested: {
    mechanism: 'none',
    reason: 'Nothing was read of these two: makers of the feed want a test with each spray.',
  },
  timings: {
    mechanism: 'antagonism',
    reason: 'Nothing was read against the two, but one is best before emergence and the other after it.',
  },
  nothingAgainst: {
    mechanism: 'none',
    reason: 'Nothing was read of these two, and nothing against them.',
  },
  thiosulphateLeaf: {
    mechanism: 'leafBurn',
    reason: 'Nothing was read of these two: thiosulphate is no spray for leaf, which this is for.',
  },
  uanWetter: { mechanism: 'leafBurn', reason: 'A wetter in UAN burnt wheat leaves more in trials.' },
  uanCarrier: {
    mechanism: 'leafBurn',
    notOnCrops: ['bareGround'],
    reason: 'On maize that is up, UAN as carrier makes herbicides burn; before that it is usual.',
  },
  uanAdditive: {
    mechanism: 'leafBurn',
    notOnCrops: ['bareGround'],
    reason: 'Of UAN 2.5 % goes with it; as carrier it burns maize that is up.',
  },
  cropShowsIt: {
    mechanism: 'leafBurn',
    reason: 'A label names the two as partners, and warns that the crop shows it for a time.',
  },
  notInOats: {
    mechanism: 'leafBurn',
    reason: 'A label has the two in wheat and barley and forbids them in oats.',
  },
  lucerneOnly: { mechanism: 'leafBurn', reason: 'It is for lucerne alone: it hurts clover.' },
  moreThanMcpa: {
    mechanism: 'antagonism',
    reason: 'The label wants at least twice as much of it as of MCPA.',
  },
  fruitOil: {
    mechanism: 'leafBurn',
    reason: 'Oil labels rule it out on fruit trees that lose their leaves; another pairs the two, oil first.',
  },
  wetterWithFertiliser: {
    mechanism: 'leafBurn',
    reason: 'The label leaves the wetter out where liquid fertiliser carries the spray.',
  },
  calciumInsecticide: {
    mechanism: 'deactivation',
    reason: 'Calcium feeds may weaken insecticides that act on calcium in the insect.',
  },
  copperAWeekAway: {
    mechanism: 'leafBurn',
    reason: 'With the organosilicone that goes with it on fruit, copper has to be a week away.',
  },
  ruledOut: { mechanism: 'none', reason: 'A label or its maker rules the two out of one tank.' },
  ruledOutWorksLess: {
    mechanism: 'antagonism',
    reason: 'A label rules the two out of one tank: the weed killer works less.',
  },
  ruledOutInjury: {
    mechanism: 'leafBurn',
    reason: 'A label rules the two out of one tank: the crop is hurt.',
  },
  ruledOutMaize: {
    mechanism: 'leafBurn',
    notOnCrops: ['bareGround'],
    reason: 'After emergence a label rules the two out of one tank: the maize may be hurt.',
  },
  limePhosphate: {
    mechanism: 'precipitation',
    reason: 'Calcium takes the phosphate out of solution as a solid.',
  },
} as const satisfies Readonly<Record<string, PairReason>>;
