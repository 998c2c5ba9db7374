import { partlyAssumed, sourced } from '../../factSource.ts';
import { equilibria, nearest } from './howItWasRead.ts';
import type { RuleFacts } from './RuleFacts.ts';

/** What gives off gas or heat. */
export const reactions: readonly RuleFacts[] = [
  {
    id: 'ammoniaStrongAlkali',
    verdict: 'incompatible',
    mechanism: 'ammonia',
    between: { ALK_STRONG: ['NH4', 'AMS'] },
    reason: 'Above pH 10 nearly all the ammonium is ammonia gas.',
    source: sourced(['S46', 'S47', 'S119']),
  },
  {
    id: 'ammoniaCarbonate',
    verdict: 'incompatible',
    mechanism: 'ammonia',
    between: { NH4: ['CARBONATE', 'BICARBONATE'], AMS: ['CARBONATE', 'BICARBONATE'] },
    reason: 'Carbonate holds the mix near pH 8.3, where ammonia gas keeps leaving.',
    source: sourced(['S46', 'S47', 'S119']),
  },
  {
    id: 'ammoniaMildAlkali',
    verdict: 'caution',
    mechanism: 'ammonia',
    between: { NH4: ['ALK_MILD', 'SILICATE'], S2O3: ['CARBONATE'] },
    limit: { phAtMost: 8 },
    reason: 'Past about pH 8 ammonium begins to leave as ammonia.',
    source: sourced(['S46', 'S119', 'S120']),
  },
  {
    id: 'thiosulphateAcid',
    verdict: 'incompatible',
    mechanism: 'gas',
    between: { S2O3: ['ACID_STRONG', 'ACID_WEAK', 'FE'] },
    limit: { phAtLeast: 6 },
    reason: 'Acid sets poisonous sulphur dioxide free and drops sulphur.',
    source: sourced('S154'),
  },
  {
    id: 'rockAcid',
    verdict: 'caution',
    mechanism: 'gas',
    between: { PO4_INSOL: ['ACID_STRONG', 'ACID_WEAK'] },
    reason: 'Acid opens the rock: it fizzes, and strong acid sets it hard.',
    source: partlyAssumed('S155', nearest),
  },
  {
    id: 'carbonateAcid',
    verdict: 'incompatible',
    mechanism: 'gas',
    between: { CARBONATE: ['ACID_STRONG', 'ACID_WEAK', 'FISH'], BICARBONATE: ['ACID_STRONG', 'ACID_WEAK'] },
    reason: 'Acid on carbonate foams over, and the acid is used up.',
    source: sourced(['S106', 'S141']),
  },
  {
    id: 'carbonateAcidCare',
    verdict: 'caution',
    mechanism: 'gas',
    between: { PO4: ['BICARBONATE'] },
    reason: 'Acid on carbonate foams over, and the acid is used up.',
    source: sourced('S106', equilibria),
  },
  {
    id: 'acidAlkali',
    verdict: 'incompatible',
    mechanism: 'heat',
    between: { ALK_STRONG: ['ACID_STRONG', 'ACID_WEAK'] },
    reason: 'Acid and alkali use each other up and give off heat.',
    source: sourced('S147'),
  },
  {
    id: 'acidAlkaliCare',
    verdict: 'caution',
    mechanism: 'heat',
    between: { ALK_MILD: ['ACID_STRONG', 'ACID_WEAK'] },
    reason: 'Acid and alkali use each other up and give off heat.',
    source: sourced('S147'),
  },
  {
    id: 'ureaAcid',
    verdict: 'caution',
    mechanism: 'heat',
    between: { UREA: ['ACID_STRONG'] },
    reason: 'Weak acid does no harm; strong nitric or sulphuric acid with urea heats and can set solid.',
    source: partlyAssumed('S147', nearest),
  },
];
