/** The product's name in these tests: one that would break a page that is not escaped. */
export const productName = 'Kōwhai & <Sons>';
