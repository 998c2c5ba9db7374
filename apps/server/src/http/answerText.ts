type AnswerHeaders = Readonly<Record<string, string>>;

/** A whole answer of text, for a connection that is refused and has no Response to give. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string;
}

/** No cache keeps the answer, unless the headers say otherwise. */
const wholeText = (
  status: number,
  type: string,
  body: string,
  headers: AnswerHeaders,
): WholeAnswer => ({
  status,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

/** A value as an answer of JSON. */
export const wholeJson = (value: object, status = 200, headers: AnswerHeaders = {}): WholeAnswer =>
  wholeText(status, 'application/json', JSON.stringify(value), headers);

/** The answer as the Response that the router hands on. */
export const asResponse = ({ status, headers, body }: WholeAnswer): Response =>
  new Response(body, { status, headers });

/** An answer of text; no cache keeps it, unless the headers say otherwise. */
export const answerText = (
  status: number,
  type: string,
  body: string,
  headers: AnswerHeaders = {},
): Response => asResponse(wholeText(status, type, body, headers));

/** A value as an answer of JSON; no cache keeps it, unless the headers say otherwise. */
export const answerJson = (...value: Parameters<typeof wholeJson>): Response =>
  asResponse(wholeJson(...value));
