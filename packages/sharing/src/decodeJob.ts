import {
  draftFields,
  failure,
  readMix,
  success,
  withOwnProducts,
  type Catalogue,
  type MixDraft,
  type MixProblem,
  type ProblemCode,
  type Result,
} from '@mix/engine';
import { FactReader, readOrNull } from './FactReader.ts';
import { readOwnProduct } from './readOwnProduct.ts';
import { LONGEST_PLACE_WORDS, type SharedJob, type SharedPlace } from './SharedJob.ts';
import type { ShareFault } from './ShareFault.ts';
import { unpackText } from './unpackText.ts';

const LONGEST_ID = 80;

/** What makes a draft no draft at all. Anything else is shown to the receiver as a reason for no plan. */
const NOT_A_DRAFT: readonly ProblemCode[] = [
  'draftNotReadable',
  'unknownField',
  'wrongType',
  'invalidChoice',
  'textNotUsable',
];

const draftProblem = (draft: unknown, catalogue: Catalogue): MixProblem | null =>
  readMix(draft, catalogue).problems.find(({ code }) => NOT_A_DRAFT.includes(code)) ?? null;

const FIELDS = [
  'jobId',
  'sentAt',
  'draft',
  'place',
  'ownProducts',
  'engineVersion',
  'catalogueVersion',
] as const satisfies readonly (keyof SharedJob)[];

function readPlace(value: unknown): SharedPlace {
  const place = new FactReader(value);
  place.only('name', 'landUse');
  return {
    name: place.text('name', LONGEST_PLACE_WORDS),
    landUse: place.textOrNull('landUse', LONGEST_PLACE_WORDS),
  };
}

function readJob(value: unknown, catalogue: Catalogue): SharedJob | null {
  return readOrNull(() => {
    const job = new FactReader(value);
    job.only(...FIELDS);
    const ownProducts = job.list('ownProducts', (entry) =>
      readOwnProduct(entry, catalogue.saltTables),
    );
    const ids = new Set(ownProducts.map(({ id }) => id));
    if (ids.size !== ownProducts.length || ids.size > draftFields.products.most) return null;
    return {
      jobId: job.text('jobId', LONGEST_ID),
      sentAt: job.moment('sentAt'),
      // Checked by the engine right after, like typed input.
      draft: job.raw('draft') as MixDraft,
      place: job.orNull('place', readPlace),
      ownProducts,
      engineVersion: job.text('engineVersion', LONGEST_ID),
      catalogueVersion: job.text('catalogueVersion', LONGEST_ID),
    };
  });
}

/** Whatever a link says: of what stays with its sender nothing is taken over, as nobody would see it. */
const withoutSendersOwn = (job: SharedJob): SharedJob => {
  const { catchTest: _flow, products, ...draft } = job.draft;
  if (products == null) return { ...job, draft };
  const lines = products.map(({ price: _price, ...line }) => line);
  return { ...job, draft: { ...draft, products: lines } };
};

/**
 * Reads what `encodeJob` packed. The draft is one the engine can read: no unknown field, every value
 * of the right kind. Figures outside their limits and unknown products pass, because the receiver is
 * told of them like of his own. Never throws for what is in the text.
 * @param packed the part after `job=`
 */
export async function decodeJob(
  packed: string,
  catalogue: Catalogue,
): Promise<Result<SharedJob, ShareFault>> {
  const unpacked = await unpackText(packed);
  if (!unpacked.ok) return unpacked;
  const job = readJob(unpacked.value, catalogue);
  if (job === null) return failure({ code: 'notReadable', problem: null });
  const problem = draftProblem(job.draft, withOwnProducts(catalogue, job.ownProducts));
  return problem === null
    ? success(withoutSendersOwn(job))
    : failure({ code: 'notReadable', problem });
}
