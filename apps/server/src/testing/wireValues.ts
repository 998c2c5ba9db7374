export type WireJson = Readonly<Record<string, unknown>>;

export const int = (value: number | string): WireJson => ({ integerValue: String(value) });
export const double = (value: number | string): WireJson => ({ doubleValue: value });
export const text = (stringValue: string): WireJson => ({ stringValue });
export const bool = (booleanValue: boolean): WireJson => ({ booleanValue });
export const time = (timestampValue: string): WireJson => ({ timestampValue });
export const list = (...values: WireJson[]): WireJson => ({ arrayValue: { values } });
export const map = (fields: Readonly<Record<string, WireJson>>): WireJson => ({
  mapValue: { fields },
});
export const nothing: WireJson = { nullValue: null };
/** A document of the database under test, named by its path; see `placed`. */
export const ref = (path: string): WireJson => ({ referenceValue: path });
export const vector = (...values: number[]): WireJson =>
  map({ __type__: text('__vector__'), value: list(...values.map(double)) });

/** Writes references out in full: `p/ada` becomes the name of that document. */
export function placed<Json>(json: Json, root: string): Json {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === 'referenceValue' ? `${root}/${String(value)}` : value,
  ) as Json;
}
