/** Text within XML. */
export const escaped = (text: string): string =>
  text
    // XML knows no other control characters, not even escaped.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element as text; attributes that are null are left out. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  children: readonly string[] = [],
): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escaped(String(value))}"`))
    .join('');
  return children.length === 0
    ? `<${name}${said}/>`
    : `<${name}${said}>${children.join('')}</${name}>`;
}

/** Decimals of a degree, about a millimetre. */
const DECIMALS = 8;
export const degrees = (value: number): number => Number(value.toFixed(DECIMALS));
/** Degrees in digits alone, without a power of ten, which every reader of XML takes. */
export const degreesText = (value: number): string => value.toFixed(DECIMALS);
