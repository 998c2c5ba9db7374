import { ROLES, type FarmJob, type Member } from '@mix/documents';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { useLeavingMembers } from '../../sync/farm/useLeavingMembers.ts';
import { members } from '../../sync/members.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { useSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { removal } from './removal.ts';
import styles from './people.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalOf, soFar } from '../../sync/arrival/Collected.ts';
import { lastSeenText } from '../handover/lastSeenText.ts';
import { memberActivity } from '../handover/memberActivity.ts';
import { dayOfYearText, momentText } from '../../i18n/figures/dateText.ts';
import { jobName } from '../sharedDevice/usePeopleOnDevice.ts';

/** Owners first, then by name. */
function byRole({ value: a }: KeptDocument<Member>, { value: b }: KeptDocument<Member>): number {
  if (a.role !== b.role) return ROLES.indexOf(a.role) - ROLES.indexOf(b.role);
  return (a.name ?? '').localeCompare(b.name ?? '');
}

/** A hook. The id of the device's present user. */
const useMyUid = ({ uid }: Farm): string => useSharedDevice()?.person?.uid ?? uid;

/** The people of a farm and what each does just now; whoever runs it invites others. */
export function FarmPeople({ farm }: { readonly farm: Farm }) {
  const collected = members.useAll();
  const people = soFar(collected);
  const ofJobs = farmJobs.useAll();
  const jobs = soFar(ofJobs).map(({ value }) => value);
  const role = useKnownRole(ownerOf(farm));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const member = people.find(({ id }) => id === chosen);
  const runs = usePermission('people');
  const myUid = useMyUid(farm);
  useEffect(() => {
    removal().catch(() => undefined);
  }, []);
  return (
    <section aria-label={farm.farmName}>
      {/* The farm's document may not have come yet. */}
      {farm.farmName !== '' && (
        <h2 className="padding-block-1 title break-words">{farm.farmName}</h2>
      )}
      {role === null && <p>{peopleWords.roleNotKnown}</p>}
      {role === 'contractor' && <p>{peopleWords.onlyYours}</p>}
      {role !== null && <ArrivalNote state={arrivalOf(collected, ofJobs)} />}
      <ul className="border-top">
        {people.toSorted(byRole).map(({ id, value }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames('bare-row row-2-center', styles.row)}
              onClick={() => setChosen(id)}
            >
              <MemberNames id={id} member={value} jobs={jobs} isMyself={id === myUid} />
            </button>
          </li>
        ))}
        <Going owner={ownerOf(farm)} />
      </ul>
      {runs && (
        <div className="stack-1 padding-top-2">
          <Button look="primary" onClick={() => setInviting(true)}>
            {peopleWords.invite}
          </Button>
        </div>
      )}
      {isInviting && <InviteSheet farm={farm} onClose={() => setInviting(false)} />}
      {member !== undefined && role !== null && (
        <MemberSheet farm={farm} member={member} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}

/** Members taken off the farm on this device, until the farm has acknowledged it. */
const Going = ({ owner }: { readonly owner: string }) =>
  useLeavingMembers(owner).map(({ uid, name }) => (
    <li key={uid} className={classNames('bare-row row-2-center', styles.row)}>
      <span>
        <span className={styles.name}>{name ?? peopleWords.noName}</span>
        <span className="quiet">{peopleWords.goes}</span>
      </span>
    </li>
  ));

interface MemberNamesProps {
  readonly id: string;
  readonly member: Member;
  readonly jobs: readonly FarmJob[];
  readonly isMyself: boolean;
}

function MemberNames({ id, member, jobs, isMyself }: MemberNamesProps) {
  const name = member.name ?? peopleWords.noName;
  const { does, when } = memberLine(jobs, id, useNow(MINUTE_MS));
  return (
    <>
      <span>
        <span className={styles.name}>{isMyself ? peopleWords.you(name) : name}</span>
        <span className="quiet">{does ?? peopleWords.does[member.role]}</span>
      </span>
      <span>
        <strong>{peopleWords.roles[member.role]}</strong>
        {when !== null && <span className="quiet block">{when}</span>}
      </span>
    </>
  );
}

interface MemberLine {
  /** Null: they have none of the farm's jobs, as far as this device knows. */
  readonly does: string | null;
  readonly when: string | null;
}

const NOTHING: MemberLine = { does: null, when: null };

/** "Shed, 27 Nov" */
function sentJob(job: FarmJob): string {
  const { day } = job.told;
  return day === null ? jobName(job) : `${jobName(job)}, ${dayOfYearText(day)}`;
}

/** What somebody of the farm does just now and since when, in a few words. */
function memberLine(jobs: readonly FarmJob[], uid: string, nowMs: number): MemberLine {
  const work = memberActivity(jobs, uid);
  if (work === null) return NOTHING;
  if (work.is === 'sent') {
    return { does: peopleWords.sentJobs(work.jobs.length, sentJob(work.jobs[0])), when: null };
  }
  const name = jobName(work.job);
  if (work.is === 'filling') {
    const when = work.heardAt === null ? null : lastSeenText(work.heardAt, nowMs);
    return { does: peopleWords.filling(name), when };
  }
  const when = work.at === null ? null : momentText(new Date(work.at), new Date(nowMs));
  return { does: peopleWords.took(name), when };
}
