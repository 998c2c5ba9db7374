import { may, type FarmJob, type Member, type Role } from '@mix/documents';
import { useAccount } from '../../session/accountStore.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { members } from '../../sync/members.ts';
import type { SharedDeviceSettings } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { memberActivity } from '../handover/memberActivity.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { read, soFar } from '../../sync/arrival/Collected.ts';

/** Somebody who may use a shared device. */
export interface MemberOnDevice extends Member {
  readonly uid: string;
}

/**
 * A hook. The members who may use this device. A contractor sees only what is sent to them, and
 * this device holds all of the farm. Null while the device is read. The members that have come,
 * where the farm has still to send some.
 */
export function useMembersOnDevice(): readonly MemberOnDevice[] | null {
  const people = read(members.useAll());
  return (
    people
      ?.filter(({ value }) => value.role !== 'contractor')
      .map(({ id, value }) => ({ uid: id, ...value }))
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) ?? null
  );
}

/**
 * A hook. The names to tap. Where every name is left out, all of them; where no member has come to
 * this device yet, the account it is signed in with, so that nobody is locked out.
 */
export function useListed({
  uid,
  farmId,
  leftOut,
}: SharedDeviceSettings): readonly MemberOnDevice[] | null {
  const all = useMembersOnDevice();
  const account = useAccount();
  const role = useKnownRole(ownerOf({ uid, farmId }));
  if (all === null) return null;
  if (all.length === 0) {
    return role === null ? [] : [{ uid, name: account?.name ?? null, role, invite: null }];
  }
  const using = all.filter((person) => !leftOut.includes(person.uid));
  return using.length === 0 ? all : using;
}

/** Whether one role may let a name of another choose a PIN: an owner's name needs an owner. */
export const mayLetChoose = (role: Role, of: Role): boolean =>
  may(role, of === 'owner' ? 'owners' : 'people');

export const nameOf = ({ name }: Pick<Member, 'name'>): string => name ?? peopleWords.noName;

/** What a job is called in a few words: by its ground, else by its mix. */
export const jobName = ({ told: { paddock, draft } }: FarmJob): string =>
  paddock?.name ?? draft.name ?? farmJobWords.unnamed;

/** A hook. The farm's jobs of a member in a few words, so that they know which name to tap. */
export function useDuties(shed: SharedDeviceSettings): (person: MemberOnDevice) => string | null {
  const jobs = soFar(farmJobs.useAll()).map(({ value }) => value);
  const deviceRole = useKnownRole(ownerOf(shed));
  return ({ uid, role }) => {
    const work = memberActivity(jobs, uid);
    if (work?.is === 'sent') return shedWords.jobsForYou(work.jobs.length);
    if (work !== null) return shedWords.took(jobName(work.job));
    const checks = deviceRole !== null && may(deviceRole, 'check') && may(role, 'check');
    const sprayed = jobs.filter(({ state }) => state === 'sprayed');
    return checks && sprayed.length > 0 ? shedWords.toCheck(sprayed.length) : null;
  };
}
