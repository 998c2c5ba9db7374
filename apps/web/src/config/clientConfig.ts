/** What the server tells the page about itself, inlined in the HTML so that nothing waits for it. */
export interface ClientConfig {
  readonly productName: string;
}

/**
 * Stands for the product's name in the pages drawn at build time; the server writes the configured
 * name in its place, so the first client render must hold the configured name at the same spots.
 */
export const productNamePlaceholder = '%PRODUCT_NAME%';

/**
 * Reads the inlined configuration.
 * @throws Error naming the key that is missing or wrong: a page without it was served by mistake.
 */
export function parseClientConfig(text: string): ClientConfig {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('config: not an object');
  if (!('productName' in value) || typeof value.productName !== 'string' || !value.productName) {
    throw new Error('config: productName is missing');
  }
  return { productName: value.productName };
}
