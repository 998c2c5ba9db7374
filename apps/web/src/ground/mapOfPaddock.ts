import type { Paddock } from '@mix/documents';
import type { NetArea } from '@mix/ground';
import type { MapGround, MapLine } from '../ui/map/GroundMap.tsx';
import type { KeptDocument } from '../sync/DocumentCollection.ts';

/** One paddock as it is drawn: filled, with what is left out of it, and its neighbours in grey. */
export function mapOfPaddock(
  id: string,
  { outline, buffers = [] }: Paddock,
  kept: readonly KeptDocument<Paddock>[],
  net: NetArea | undefined,
) {
  const neighbours = kept.flatMap(({ id: other, value }): MapGround[] =>
    other === id || value.retired || value.outline === null
      ? []
      : [{ key: other, ring: value.outline, look: 'quiet' }],
  );
  // The first corner of a drawing is no line yet.
  const own: MapGround[] =
    outline === null || outline.length < 2 ? [] : [{ key: id, ring: outline, look: 'chosen' }];
  return {
    grounds: [...neighbours, ...own],
    hatched: net?.partRings ?? [],
    lines: buffers.map(({ line }, index): MapLine => ({
      key: `buffer-${index}`,
      line,
      look: 'buffer',
    })),
    fit: outline ?? neighbours.flatMap(({ ring }) => ring),
  };
}
