import { success, type MixDraft, type Product, type Result } from '@mix/engine';
import { packText } from './packText.ts';
import { LONGEST_PLACE_WORDS, type SharedJob, type SharedPlace } from './SharedJob.ts';
import type { ShareFault } from './ShareFault.ts';
import { wordsThatTravel } from './wordsThatTravel.ts';

/** What is set, without what is empty: not set travels as nothing at all. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      child == null ? [] : [[key, withoutEmpty(child)]],
    ),
  );
}

/**
 * Nobody else's business: what the products cost. What a catch test found is of the sender's machine:
 * the receiver's own tests hold for theirs.
 */
const withoutSendersOwn = (draft: MixDraft): MixDraft => ({
  ...draft,
  catchTest: null,
  products: (draft.products ?? []).map((product) => ({ ...product, price: null })),
});

/** Without its sources: for the receiver they are not sources but somebody's word. */
const withoutSources = (product: Product) => ({ ...product, sources: null });

function placeThatTravels(place: SharedPlace | null): SharedPlace | null {
  const name = wordsThatTravel(place?.name ?? null, LONGEST_PLACE_WORDS);
  if (name === null) return null;
  return { name, landUse: wordsThatTravel(place?.landUse ?? null, LONGEST_PLACE_WORDS) };
}

/**
 * The fragment that carries a job, without its `#`.
 * @returns the text, or `tooLarge` where it would not travel whole
 */
export async function encodeJob(job: SharedJob): Promise<Result<string, ShareFault>> {
  const place = placeThatTravels(job.place);
  const packed = await packText(
    withoutEmpty({
      ...job,
      sentAt: job.sentAt.getTime(),
      draft: withoutSendersOwn(job.draft),
      place,
      ownProducts: job.ownProducts.length === 0 ? null : job.ownProducts.map(withoutSources),
    }),
    // Without a place the link stays one that every version of the app opens.
    place === null ? 1 : 2,
  );
  return packed.ok ? success(`job=${packed.value}`) : packed;
}
