/**
 * Whether one version of the catalogue came after another: `2026.10` after `2026.9`. Parts that are
 * no numbers count as 0, so that an invalid version keeps no real one away.
 */
export function isNewerCatalogue(version: string, than: string): boolean {
  const parts = (text: string): readonly number[] =>
    text.split('.').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : 0));
  const [one, other] = [parts(version), parts(than)];
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, place) => place);
  const differing = places.find((place) => (one[place] ?? 0) !== (other[place] ?? 0));
  return differing !== undefined && (one[differing] ?? 0) > (other[differing] ?? 0);
}
