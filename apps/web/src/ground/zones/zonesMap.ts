import { measureRing, type Ring } from '@mix/ground';
import type { MapGround } from '../../ui/map/GroundMap.tsx';
import type { PlannedZone, ZonePlan } from './zonePlan.ts';
import { zoneWords } from '../../i18n/made/en/farm/zoneWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

/** Most labels on the map: more would overlap. */
const MOST_LABELS = 12;

const largest = ({ pieces }: PlannedZone): Ring | null => {
  const [first] = pieces
    .flatMap(([ring]) => (ring === undefined ? [] : [ring]))
    .toSorted((a, b) => measureRing(b).areaM2 - measureRing(a).areaM2);
  return first ?? null;
};

/**
 * The zones as they are drawn: each, and the rest, with its number and rate on its largest piece.
 * Ground that is not sprayed is hatched.
 * @param partRings of the parts left out of the paddock
 */
export function zonesMap(
  outline: Ring,
  plan: ZonePlan | null,
  partRings: readonly (readonly Ring[])[],
) {
  const whole: MapGround = { key: 'outline', ring: outline, look: 'chosen' };
  const { zones = [], rest = null } = plan ?? {};
  const named = zones.map((zone, index) => ({ zone, name: String(index + 1) }));
  if (rest !== null) named.push({ zone: rest, name: zoneWords.rest });
  const drawn = named.flatMap(({ zone, name }, index): MapGround[] => {
    const widest = largest(zone);
    const rate = zone.rateLPerHa === null ? [] : [quantityText(zone.rateLPerHa, 'L/ha')];
    return zone.pieces.flatMap((rings, piece) =>
      rings.map((ring, place) => ({
        key: `${index} ${piece} ${place}`,
        ring,
        look: 'plain' as const,
        ...(ring === widest && named.length <= MOST_LABELS
          ? { label: [name, ...rate], islands: rings.slice(1) }
          : {}),
      })),
    );
  });
  const unsprayed = named.flatMap(({ zone }) => (zone.rateLPerHa === 0 ? zone.pieces : []));
  return {
    grounds: [whole, ...drawn],
    hatched: [...partRings, ...unsprayed],
    fit: outline,
  };
}
