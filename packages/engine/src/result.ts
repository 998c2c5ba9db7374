/** Outcome of a step that may fail for a reason the caller must handle. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const failure = <Failure>(error: Failure): { ok: false; error: Failure } => ({
  ok: false,
  error,
});

/** Makes the compiler prove that a union was handled whole; throws if data from outside breaks it. */
export function assertNever(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
