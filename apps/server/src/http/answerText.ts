type AnswerHeaders = Readonly<Record<string, string>>;

/** All of an answer of text, for what has no Response to give: a connection that is refused. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: string;
}

/** Nobody keeps it, unless the headers say otherwise. */
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

/** An answer that is a value. */
export const wholeJson = (value: object, status = 200, headers: AnswerHeaders = {}): WholeAnswer =>
  wholeText(status, 'application/json', JSON.stringify(value), headers);

/** What the router hands on. */
export const asResponse = ({ status, headers, body }: WholeAnswer): Response =>
  new Response(body, { status, headers });

/** An answer of text; nobody keeps it, unless the headers say otherwise. */
export const answerText = (
  status: number,
  type: string,
  body: string,
  headers: AnswerHeaders = {},
): Response => asResponse(wholeText(status, type, body, headers));

/** The same of a value. */
export const answerJson = (...value: Parameters<typeof wholeJson>): Response =>
  asResponse(wholeJson(...value));
