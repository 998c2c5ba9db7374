import type { Paddock, Prescription, PrescriptionZone } from '@mix/documents';
import {
  prescriptionTotals,
  zoneAreas,
  zoneVolumeL,
  type IslandedRing,
  type PrescriptionTotals,
  type Ring,
  type ZoneAreas,
  type ZoneGround,
} from '@mix/ground';
import { leftOutOf, roundedHa } from '../paddock/paddockGround.ts';

/** Ground of one rate, as it is shown and planned. */
export interface PlannedZone {
  readonly name: string | null;
  /** Null: no rate was typed yet. */
  readonly rateLPerHa: number | null;
  readonly areaM2: number;
  /** Null while there is no rate. */
  readonly volumeL: number | null;
  /** Each piece as its outer ring and its islands. */
  readonly pieces: readonly (readonly Ring[])[];
}

/** All zones of a paddock together, as a mix takes them. */
export interface ZoneTotals extends PrescriptionTotals {
  /** Area, ha, rounded once for showing and planning. */
  readonly areaHa: number;
  /** Average over `areaHa`: area times rate is the volume. */
  readonly rateLPerHa: number;
}

export interface ZonePlan {
  readonly zones: readonly PlannedZone[];
  /** The ground outside all zones; null where there is none. */
  readonly rest: PlannedZone | null;
  /** Null while a rate is missing, or nothing is sprayed. */
  readonly totals: ZoneTotals | null;
}

/** Smaller areas are left over where clipping cuts along shared sides, m². */
export const SLIVER_M2 = 1;
const RATE_STEPS_PER_L = 100;

const planned = (
  name: string | null,
  rateLPerHa: number | null,
  { areaM2, pieces }: ZoneGround,
): PlannedZone => ({
  name,
  rateLPerHa,
  areaM2,
  volumeL: rateLPerHa === null ? null : zoneVolumeL(areaM2, rateLPerHa),
  pieces,
});

/** The ground of a zone, in the shape that `zoneAreas` takes. */
export const groundOf = ({ pieces }: Pick<PrescriptionZone, 'pieces'>): readonly IslandedRing[] =>
  pieces.map(({ outline, leftOut }) => ({
    ring: outline,
    leftOut: leftOut.map((island) => island.outline),
  }));

function totalsOf(zones: readonly PlannedZone[]): ZoneTotals | null {
  const totals = prescriptionTotals(zones);
  if (totals === null) return null;
  const areaHa = roundedHa(totals.areaM2);
  if (areaHa === 0) return null;
  const rateLPerHa = Math.round((totals.volumeL / areaHa) * RATE_STEPS_PER_L) / RATE_STEPS_PER_L;
  return { ...totals, areaHa, rateLPerHa };
}

/** The fields of a paddock that its zones are worked out from. */
export type ZonedGround = Pick<Paddock, 'outline' | 'leftOut' | 'buffers' | 'prescription'>;

/** Where each zone of a paddock is; null where there is no outline, or it cannot be worked out. */
export function zoneGround(
  paddock: ZonedGround,
  zones: readonly Pick<PrescriptionZone, 'pieces'>[],
): ZoneAreas | null {
  const { outline } = paddock;
  return outline && zoneAreas(outline, leftOutOf(paddock), zones.map(groundOf));
}

/** The volume of each zone, and the totals for one mix. */
export function planZones(prescription: Prescription, ground: ZoneAreas): ZonePlan {
  const zones = prescription.zones.map(({ name, rateLPerHa }, index) =>
    planned(name, rateLPerHa, ground.zones[index] ?? { areaM2: 0, pieces: [] }),
  );
  const rest =
    ground.rest.areaM2 < SLIVER_M2 ? null : planned(null, prescription.restLPerHa, ground.rest);
  return { zones, rest, totals: totalsOf(rest === null ? zones : [...zones, rest]) };
}

/** A paddock in its zones; null where it has none, or their ground cannot be worked out. */
export function zonePlan(paddock: ZonedGround): ZonePlan | null {
  const { prescription } = paddock;
  if (prescription === undefined || prescription.zones.length === 0) return null;
  const ground = zoneGround(paddock, prescription.zones);
  return ground && planZones(prescription, ground);
}

/** Whether a plan is for a paddock in its zones: on their area, at their average rate. */
export const isByZones = (
  plan: { readonly sprayAreaHa: number; readonly applicationRateLPerHa: number },
  { totals }: ZonePlan,
): boolean =>
  totals !== null &&
  totals.leastLPerHa !== totals.mostLPerHa &&
  plan.sprayAreaHa === totals.areaHa &&
  plan.applicationRateLPerHa === totals.rateLPerHa;
