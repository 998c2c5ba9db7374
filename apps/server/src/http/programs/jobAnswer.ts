import { catalogue } from '@mix/catalogue';
import {
  factsOf,
  farmJobKind,
  isLocalDay,
  jobPlan,
  localTime,
  may,
  ownProductKind,
  paddockKind,
  plannedJob,
  sprayedPaddock,
  toldRows,
  withoutPrices,
  type JobTold,
  type Member,
  type Paddock,
} from '@mix/documents';
import { calculateMix, type Product } from '@mix/engine';
import { z } from 'zod';
import type { User } from '../../firestore/access/Authorize.ts';
import { commit } from '../../firestore/commit/commit.ts';
import { DocumentReader } from '../../firestore/reads/DocumentReader.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import { fieldsFromPlain } from '../../firestore/wire/fromPlain.ts';
import { plainFields } from '../../firestore/wire/toPlain.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { draftReference, problems } from './planSchemas.ts';
import { operation } from './operation.ts';
import { ProgramError } from './ProgramError.ts';
import {
  FARM,
  farmParams,
  farmRefusals,
  memberOf,
  placeOf,
  type ProgramPlace,
} from './programPlace.ts';

/** Of outline, ponds and buffers together: a few hundred kB of the 1 MiB that a document may have. */
const MOST_CORNERS = 5000;
/** No tank takes more products. */
const MOST_PRODUCTS = 50;

const documentId = z.string().regex(/^[\w-]{1,128}$/);
const requestShape = z
  .strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9]{20}$/)
      .nullish()
      .meta({ description: 'Of the job. The same request sent again then makes no second one.' }),
    draft: z.record(z.string(), z.unknown()).meta(draftReference),
    paddockId: documentId.nullish().meta({ description: 'A paddock of the farm.' }),
    sentTo: documentId
      .nullish()
      .meta({ description: 'A member who fills; null: whoever takes it first.' }),
    day: z
      .string()
      .refine(isLocalDay, 'a day that exists, YYYY-MM-DD')
      .nullish()
      .meta({ format: 'date' }),
    note: z
      .string()
      .trim()
      .max(toldRows.note.longest)
      .transform((text) => (text === '' ? null : text))
      .nullish(),
  })
  .meta({ id: 'JobRequest' });

const answerShape = z
  .object({ id: z.string(), loadCount: z.int(), problems })
  .meta({ id: 'JobAnswer' });

interface JobRequest {
  readonly documents: Documents;
  readonly token: ProgramToken;
  readonly place: ProgramPlace;
  readonly farmId: string;
}

const notAllowed = (): ProgramError =>
  new ProgramError(
    'PERMISSION_DENIED',
    'The role of its owner does not include handing over jobs.',
  );

const unusable = (message: string): ProgramError => new ProgramError('INVALID_ARGUMENT', message);

/** A document of the farm, as the owner of the token may read it; null: there is none. */
function readOf(
  { documents, place }: JobRequest,
  collection: 'paddocks' | 'products',
  id: string,
): Readonly<Record<string, unknown>> | null {
  const reader = new DocumentReader(documents, { uid: place.uid, token: {} }, true);
  const found = reader.get(`${place.path}/${collection}/${id}`);
  if (found === null) return null;
  const {
    createdAt: _made,
    updatedAt: _changed,
    createdBy: _by,
    ...stored
  } = plainFields(found.fields);
  return stored;
}

/** The farm's own products among those of a draft. */
function ownProducts(
  request: JobRequest,
  draft: Readonly<Record<string, unknown>>,
): readonly Product[] {
  const lines: readonly unknown[] = Array.isArray(draft['products']) ? draft['products'] : [];
  if (lines.length > MOST_PRODUCTS) throw unusable(`A job has ${MOST_PRODUCTS} products at most.`);
  return lines.flatMap((line): readonly Product[] => {
    const read = z.object({ productId: documentId }).safeParse(line);
    if (!read.success) return [];
    const { productId } = read.data;
    if (catalogue.products.some(({ id }) => id === productId)) return [];
    const stored = readOf(request, 'products', productId);
    const product = stored === null ? null : ownProductKind.parse(stored);
    return product === null ? [] : [factsOf(product)];
  });
}

function paddockOf(request: JobRequest, id: string | null): Paddock | null {
  if (id === null) return null;
  const stored = readOf(request, 'paddocks', id);
  const paddock = stored === null ? null : paddockKind.parse(stored);
  if (paddock === null) throw unusable('The farm has no such paddock.');
  if (paddock.prescription !== undefined) {
    throw unusable('This paddock has zones with rates of their own: hand it over in the app.');
  }
  return paddock;
}

/** The ground of a paddock, where it is drawn and a job can carry it. */
function groundOf(paddock: Paddock | null): Pick<JobTold, 'ground'> {
  const ground = paddock === null ? null : sprayedPaddock(paddock);
  if (ground === null) return {};
  const lines = [
    ground.outline,
    ...ground.leftOut.map(({ outline }) => outline),
    ...ground.buffers.map(({ line }) => line),
  ];
  const corners = lines.reduce((sum, { length }) => sum + length, 0);
  return corners <= MOST_CORNERS ? { ground } : {};
}

/** The member that a job is sent to; null: whoever takes it first. */
function whomOf({ documents, token, farmId }: JobRequest, sentTo: string | null): Member | null {
  if (sentTo === null) return null;
  const whom = memberOf(documents, token, farmId, sentTo);
  if (whom !== null && may(whom.role, 'fill')) return whom;
  throw unusable('sentTo is nobody of this farm who fills.');
}

/** The mix as the app would plan it, by what the catalogue and the farm know of its products. */
function planOf(request: JobRequest, draft: Readonly<Record<string, unknown>>) {
  const own = ownProducts(request, draft);
  const facts = { ...catalogue, products: [...catalogue.products, ...own] };
  const { plan, problems } = calculateMix(draft, facts);
  if (plan === null) {
    const stops = problems.filter(({ severity }) => severity === 'stop').map(({ code }) => code);
    throw unusable(`This mix has no plan: ${stops.join(', ')}.`);
  }
  const used = new Set(plan.productTotals.map(({ productId }) => productId));
  const products = facts.products.filter(({ id }) => used.has(id));
  return { plan, problems, products };
}

const mayHandOver = (member: Member | null): boolean =>
  member !== null && may(member.role, 'handOver');

/** The writer of a job as its reader sees it: a program, and whose. */
const writerOf = ({ token, place }: JobRequest): string =>
  [place.member?.name ?? null, token.name].filter((name) => name !== null).join(', ');

/** Plans the mix of a job as the app would, and keeps it as the rules allow the owner of the token. */
export const handOverJob = operation({
  method: 'post',
  path: `${FARM}/jobs`,
  operationId: 'handOverJob',
  summary: 'Hand over a job on a farm',
  scopes: ['jobs'],
  params: farmParams,
  body: requestShape,
  success: { status: 201, description: 'It is the farm’s job now.', schema: answerShape },
  refusals: {
    ...farmRefusals,
    409: 'The farm has a job with this id: the request had come before.',
  },
  answer({ documents, token, now, params, body }) {
    const place = placeOf(documents, token, params.farm);
    const request = { documents, token, place, farmId: params.farm };
    const { member, uid } = place;
    // Checked before anything is read: without the permission nobody learns of paddocks and people.
    if (!mayHandOver(member)) throw notAllowed();
    const { id: asked, draft, paddockId = null, sentTo = null, day = null, note = null } = body();
    const whom = whomOf(request, sentTo);
    const paddock = paddockOf(request, paddockId);
    const planned = planOf(request, draft);
    const told: JobTold = {
      draft,
      plan: jobPlan(planned.plan),
      products: planned.products,
      engineVersion: planned.plan.engineVersion,
      catalogueVersion: catalogue.version,
      paddock: paddock && { id: paddockId, name: paddock.name, landUse: paddock.landUse },
      ...groundOf(paddock),
      day,
      note,
      by: writerOf(request),
      at: localTime(new Date(now), 0),
    };
    // The rules let a document be read whole: a job that is sent to a contractor carries no price.
    const isPriced = place.seesMoney && whom?.role !== 'contractor';
    const job = plannedJob(isPriced ? told : withoutPrices(told), sentTo);
    const id = asked ?? documents.newId();
    const fields = farmJobKind.serialise(job);
    // A job that no device could read would stay on the farm for good.
    if (farmJobKind.parse(fields) === null) throw unusable('No device could read this job.');
    keep(request, { uid, token: {} }, id, { ...fields, createdBy: uid });
    return { id, loadCount: planned.plan.loadCount, problems: planned.problems };
  },
});

const REQUEST_TIME = { kind: 'requestTime' } as const;

function keep({ documents, place }: JobRequest, user: User, id: string, fields: object): void {
  try {
    commit(documents, user, [
      {
        kind: 'set',
        path: `${place.path}/jobs/${id}`,
        precondition: { kind: 'missing' },
        fields: fieldsFromPlain(fields),
        mask: null,
        transforms: [
          { field: ['createdAt'], transform: REQUEST_TIME },
          { field: ['updatedAt'], transform: REQUEST_TIME },
        ],
      },
    ]);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 'PERMISSION_DENIED') throw notAllowed();
    if (error.status === 'ALREADY_EXISTS') {
      throw new ProgramError('ALREADY_EXISTS', 'The farm has a job with this id.');
    }
    throw unusable('This job cannot be kept: it is too large, or a figure of it is none.');
  }
}
