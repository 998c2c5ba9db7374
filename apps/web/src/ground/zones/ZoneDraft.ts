import { prescriptionRows, type Prescription, type PrescriptionZone } from '@mix/documents';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';

/** A zone without its rate. */
export type ZoneShape = Omit<PrescriptionZone, 'rateLPerHa'>;

/** Zones while they are changed: rates are the very texts that were typed. */
export interface ZoneDraft {
  readonly shapes: readonly ZoneShape[];
  /** Rates in the order of `shapes`. */
  readonly texts: readonly string[];
  readonly restText: string;
}

export const draftOf = ({ zones, restLPerHa }: Prescription): ZoneDraft => ({
  shapes: zones,
  texts: zones.map(({ rateLPerHa }) => typedText(rateLPerHa, 'L/ha')),
  restText: typedText(restLPerHa, 'L/ha'),
});

/** The highest rate that the engine takes for a mix. */
export const MOST_L_PER_HA: number = prescriptionRows.restLPerHa.limits[1];

function rateOf(text: string): number | null {
  const { value } = readTyped(text, 'L/ha');
  return value !== null && value <= MOST_L_PER_HA ? value : null;
}

/** The zones to be kept; a text that is no rate becomes null. */
export const prescriptionOf = ({ shapes, texts, restText }: ZoneDraft): Prescription => ({
  zones: shapes.map(({ name, pieces }, index) => ({
    name,
    pieces,
    rateLPerHa: rateOf(texts[index] ?? ''),
  })),
  restLPerHa: rateOf(restText),
});
