/** What a field of the control is called, and what is said below it. */
export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly hint: string;
}

/** Put in by the build: as many words as the app brings with its shell. */
declare const FORM_SENTENCES: readonly string[];
const hints = FORM_SENTENCES;

const QUANTITIES = ['Area', 'Volume', 'Rate', 'Speed', 'Width', 'Pressure', 'Density', 'Depth'];
const UNITS = ['ha', 'L', 'L/ha', 'km/h', 'm', 'bar', 'kg/L', 'mm'];
const PLACES = ['north block', 'south block', 'river flat', 'hill', 'home paddock'];

/** 40 fields, as many as a busy form of the app shows. */
export const fieldWords: readonly FieldWords[] = PLACES.flatMap((place, row) =>
  QUANTITIES.map((quantity, column) => ({
    name: `field-${row}-${column}`,
    label: `${quantity} of the ${place}`,
    unit: UNITS[column] ?? '',
    hint: hints[row * QUANTITIES.length + column] ?? '',
  })),
);
