/** The page's answer, as one text that both protocols carry unchanged. */
type PageAnswer = { readonly value: unknown } | { readonly thrown: string };

/** An expression for the page: runs the body of an async function, and becomes a `PageAnswer` as text. */
export const inJson = (body: string): string =>
  `(async () => { ${body} })().then(
    (value) => JSON.stringify({ value: value ?? null }),
    (error) => JSON.stringify({ thrown: String(error?.stack ?? error) + ' ' + String(error) }))`;

/** @throws Error with what the page has thrown */
export function outOfJson(text: string): unknown {
  const answer = JSON.parse(text) as PageAnswer;
  if ('thrown' in answer) throw new Error(`in the page: ${answer.thrown}`);
  return answer.value;
}
