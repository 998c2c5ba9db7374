import { may, takerOf, type FarmJob, type Member } from '@mix/documents';
import { useKnownRole } from '../../../documents/place/knownRole.ts';
import { ownerOf } from '../../../documents/place/Place.ts';
import { farmJobs } from '../../../documents/farmJobs.ts';
import { members } from '../../../documents/members.ts';
import type { Shed } from '../../../documents/shed/Shed.ts';
import { peopleWords } from '../../../words/en/farm/peopleWords.ts';
import { shedWords } from '../../../words/en/farm/shedWords.ts';

/** Somebody who may use a shared device. */
export interface ShedMember extends Member {
  readonly uid: string;
}

/**
 * A contractor sees only what is sent to them, and this device holds all of the farm. Whoever is no member
 * any more is not among them either. Null while the device is read.
 */
export function useShedMembers(): readonly ShedMember[] | null {
  const people = members.useAll();
  return (
    people
      ?.filter(({ value }) => value.role !== 'contractor')
      .map(({ id, value }) => ({ uid: id, ...value }))
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) ?? null
  );
}

export const nameOf = ({ name }: Pick<Member, 'name'>): string => name ?? peopleWords.noName;

/** What of the farm's jobs is somebody's, in a few words; tells them which name is theirs to tap. */
export function useDuties(shed: Shed): (person: ShedMember) => string | null {
  const jobs = (farmJobs.useAll() ?? []).map(({ value }) => value);
  const deviceRole = useKnownRole(ownerOf(shed));
  return ({ uid, role }) => {
    const has = ({ state }: FarmJob) => state === 'taken' || state === 'filling';
    const taken = jobs.find((job) => has(job) && takerOf(job) === uid);
    if (taken !== undefined) {
      return shedWords.took(taken.told.paddock?.name ?? taken.told.draft.name ?? '');
    }
    const sent = jobs.filter(({ state, sentTo }) => state === 'planned' && sentTo === uid);
    if (sent.length > 0) return shedWords.jobsForYou(sent.length);
    const checks = deviceRole !== null && may(deviceRole, 'check') && may(role, 'check');
    const sprayed = jobs.filter(({ state }) => state === 'sprayed');
    return checks && sprayed.length > 0 ? shedWords.toCheck(sprayed.length) : null;
  };
}
