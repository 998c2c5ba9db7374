import type { Product } from '@mix/engine';

/** What a product is called in a sentence; its id where the catalogue does not have it. */
export type NameOf = (productId: string) => string;

/** The part of a name that adds details: ", granular", "(nBTPT)", " 46-0-0", " 750 g/L", " 40%". */
const DETAIL = /(?:,(?!\d)| \(| \d).*$/;

/** An owner's own product keeps its whole name, which may differ from another by a detail. */
function shortName(id: string, name: string): string {
  if (id.startsWith('own-')) return name;
  // `soldName` joins a brand and the product: such a name keeps both.
  const [of = '', brand] = name.split(': ').toReversed();
  const short = of.replace(DETAIL, '');
  return brand === undefined ? short : `${brand} (${short})`;
}

interface Listed {
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
}

const known = new WeakMap<Listed, ReadonlyMap<string, string>>();

function namesOf(catalogue: Listed): ReadonlyMap<string, string> {
  const names =
    known.get(catalogue) ?? new Map(catalogue.products.map(({ id, name }) => [id, name]));
  known.set(catalogue, names);
  return names;
}

/**
 * Names short enough for a sentence, a button or the result bar: "Urea" for "Urea, granular
 * 46-0-0". Where two products of the mix would then be called the same, both keep their whole name.
 */
export function productNames(catalogue: Listed | null, inMix: readonly string[]): NameOf {
  const names = catalogue === null ? null : namesOf(catalogue);
  const wholeName: NameOf = (id) => names?.get(id) ?? id;
  const taken = inMix.map((id) => shortName(id, wholeName(id)));
  return (id) => {
    const short = shortName(id, wholeName(id));
    return taken.filter((other) => other === short).length > 1 ? wholeName(id) : short;
  };
}
