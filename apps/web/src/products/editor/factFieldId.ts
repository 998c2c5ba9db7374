/** The id of the field of a column, so that what is wrong can be gone to. */
export const factFieldId = (key: string): string => `product-${key.replaceAll('.', '-')}`;
