import { success, type Result } from '@mix/engine';
import { LONGEST, type JobResult } from './JobResult.ts';
import { packText } from './packText.ts';
import type { ShareFault } from './ShareFault.ts';
import { wordsThatTravel } from './wordsThatTravel.ts';

/** The same in words that its reader takes: the notes of a record have lines. */
const readable = (result: JobResult): JobResult => ({
  ...result,
  name: wordsThatTravel(result.name, LONGEST.name),
  products: result.products.map((product) => ({
    ...product,
    name: wordsThatTravel(product.name, LONGEST.name) ?? product.productId,
  })),
  operator: wordsThatTravel(result.operator, LONGEST.operator),
  windFrom: wordsThatTravel(result.windFrom, LONGEST.name),
  notes: wordsThatTravel(result.notes, LONGEST.notes),
});

/** The fragment that carries a result, without its `#`. */
export async function encodeResult(result: JobResult): Promise<Result<string, ShareFault>> {
  const said = Object.entries(readable(result)).filter(([, value]) => value !== null);
  const packed = await packText({
    ...Object.fromEntries(said),
    startedAt: result.startedAt?.getTime(),
    endedAt: result.endedAt.getTime(),
  });
  return packed.ok ? success(`done=${packed.value}`) : packed;
}
