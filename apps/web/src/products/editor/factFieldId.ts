/** The id of a column's field, so that the focus can move to a fault there. */
export const factFieldId = (key: string): string => `product-${key.replaceAll('.', '-')}`;
