type AnswerHeaders = Readonly<Record<string, string>>;

/** An answer of text; nobody keeps it, unless the headers say otherwise. */
export const answerText = (
  status: number,
  type: string,
  body: string,
  headers: AnswerHeaders = {},
): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** The same of a value. */
export const answerJson = (value: object, status = 200, headers: AnswerHeaders = {}): Response =>
  answerText(status, 'application/json', JSON.stringify(value), headers);
