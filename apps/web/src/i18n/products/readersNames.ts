let spoken: Readonly<Record<string, string>> | null = null;
const printed = new Map<string, string>();

/** Sets the reader's names of catalogue products; a brand, and every name in English, stays. */
export function speakProductNames(names: Readonly<Record<string, string>>): void {
  spoken = names;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The products of somebody's document under the names that the reader knows: its writer may read
 * another language. A product without a name in the reader's language keeps the writer's.
 */
export const ofWriterInReadersNames = <Of extends Named>(products: readonly Of[]): readonly Of[] =>
  products.map((product) => ({ ...product, name: readersName(product) }));

function readersName({ id, name }: Named): string {
  return spoken !== null && Object.hasOwn(spoken, id) ? (spoken[id] ?? name) : name;
}

/** The products under the names the reader knows them by; the very same list to a reader of English. */
export function inReadersNames<Of extends Named>(products: readonly Of[]): readonly Of[] {
  const names = spoken;
  if (names === null) return products;
  return products.map((product) => {
    const name = Object.hasOwn(names, product.id) ? names[product.id] : undefined;
    if (name === undefined) return product;
    printed.set(product.id, product.name);
    return { ...product, name };
  });
}

/** The catalogue's own name of a product that is shown under another name; else null. */
export const cataloguesName = (id: string): string | null => printed.get(id) ?? null;
