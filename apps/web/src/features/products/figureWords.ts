const format = new Intl.NumberFormat('en-NZ', { maximumSignificantDigits: 5 });

/** A published figure as it stands in its source, with grouped thousands and a true minus sign. */
export const figureWords = (value: number): string => format.format(value).replace('-', '−');
