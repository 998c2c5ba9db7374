import process from 'node:process';
import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import { draftNumber } from './eightProductDraft.ts';
import { median } from './statistics.ts';

/*
 * Prints how many mixes of eight products a processor plans in a second of its own time at this hour: the
 * same machine differs by five times from one hour to another, and so does all else that runs on it.
 */
const ROUNDS = 7;
const PLANS = 2000;

const rounds = Array.from({ length: ROUNDS + 2 }, () => {
  const before = process.cpuUsage();
  for (let index = 0; index < PLANS; index += 1) calculateMix(draftNumber(index), catalogue);
  const { user, system } = process.cpuUsage(before);
  return PLANS / ((user + system) / 1e6);
});
// The first two compile.
console.log(Math.round(median(rounds.slice(2))));
