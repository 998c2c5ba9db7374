const published = new Intl.NumberFormat('en-NZ', { maximumSignificantDigits: 5 });

/** A published figure as it stands in its source, with grouped thousands and a true minus sign. */
export const figureWords = (value: number): string => spoken(published.format(value));

// Oxides on a label are converted to elements: three digits are all that such a figure holds.
const converted = new Intl.NumberFormat('en-NZ', { maximumSignificantDigits: 3 });

/** A nutrient's share by weight, in %. */
export const shareWords = (pct: number): string => spoken(converted.format(pct));

const spoken = (text: string): string => text.replace('-', '−');
