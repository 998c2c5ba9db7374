import type { FarmJob, RecordRevision, Role } from '@mix/documents';
import { openApp } from './openApp.tsx';
import { exampleRecord, urea as used } from '../../reports/testing/exampleRecord.ts';

const account = { uid: 'tama', name: 'Tama R.', email: 'tama@x.example', isEmailVerified: true };
const member = (id: string, role: Role, name: string) =>
  ({ collection: 'members', id, value: { role, name, invite: null } }) as const;

/** The app on a farm, with its people and jobs, as Tama in a role. */
export const openFarmJobs = (
  role: Role,
  jobs: Readonly<Record<string, FarmJob>>,
  now?: Date,
  took: readonly string[] = [],
  {
    path = '/',
    kept = {},
    records = {},
    createdBy = 'mere',
    revisions = [],
  }: {
    path?: string;
    kept?: Readonly<Record<string, unknown>>;
    /** The account that handed the jobs over. */
    createdBy?: string;
    /** Records of this person: the id of each, and the job it is of. */
    records?: Readonly<Record<string, string>>;
    revisions?: readonly RecordRevision[];
  } = {},
) =>
  openApp(path, {
    kept: { 'mix.tookJobs': took, ...kept },
    ...(now !== undefined && { now }),
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.tama/hill': JSON.stringify({ role, at: now ?? new Date() }),
    },
    documents: [
      member('tama', role, 'Tama R.'),
      member('sam', 'operator', 'Sam P.'),
      member('mere', 'manager', 'Mere T.'),
      ...Object.entries(jobs).map(
        ([id, value]) => ({ collection: 'jobs', id, value, createdBy }) as const,
      ),
      ...Object.entries(records).map(
        ([id, jobId]) =>
          ({
            collection: 'records',
            id,
            value: {
              ...exampleRecord([used(200)], { sprayAreaHa: 10, areaDoneHa: 10 }),
              jobId,
              revisions,
            },
            createdBy: 'tama',
          }) as const,
      ),
    ],
  });
