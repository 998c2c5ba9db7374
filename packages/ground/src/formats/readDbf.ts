/**
 * A dBASE table: a function that gives a row as texts by column. A row is read only when asked for,
 * as a small file may claim endless rows. A damaged table has fewer columns or rows, never other
 * ones.
 */
export function readDbf(
  bytes: Uint8Array,
  encoding: string,
): (row: number) => Readonly<Record<string, string>> {
  if (bytes.length < 33) return () => ({});
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder(encoding);
  const textAt = (from: number, length: number): string =>
    decoder
      .decode(bytes.subarray(from, from + length))
      .replaceAll('\0', '')
      .trim();
  const rowCount = view.getUint32(4, true);
  const headBytes = view.getUint16(8, true);
  const rowBytes = view.getUint16(10, true);
  const columns: { readonly name: string; readonly from: number; readonly length: number }[] = [];
  let from = 1;
  // Descriptors of 32 bytes, ended by a carriage return.
  for (let at = 32; at + 32 <= Math.min(headBytes, bytes.length) && bytes[at] !== 0x0d; at += 32) {
    const length = view.getUint8(at + 16);
    columns.push({ name: textAt(at, 11), from, length });
    from += length;
  }
  return (row) => {
    const start = headBytes + row * rowBytes;
    if (row >= rowCount || rowBytes === 0 || start + rowBytes > bytes.length) return {};
    return Object.fromEntries(
      columns.map(({ name, from: column, length }) => [name, textAt(start + column, length)]),
    );
  };
}
