import { LARGEST_PAGE, USUAL_PAGE } from './pages.ts';
import { REQUESTS_PER_MINUTE } from './ProgramLimits.ts';

export type Json = Readonly<Record<string, unknown>>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

export const refusal = (description: string, more: Json = {}): Json => ({
  description,
  ...more,
  content: jsonOf(ref('Error')),
});

export const refusalsOfAll = {
  Unreadable: refusal('The request cannot be read.'),
  NoToken: refusal('No token, or one that has ended or run out.'),
  NotAllowed: refusal('The token may not do this.'),
  TooMany: refusal(
    `More than ${REQUESTS_PER_MINUTE} requests in a minute; Retry-After says when.`,
    {
      headers: {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
    },
  ),
  Unavailable: refusal('The server cannot answer right now; try again.'),
};

const refused = (name: keyof typeof refusalsOfAll): Json => ({
  $ref: `#/components/responses/${name}`,
});

export const refusals = {
  400: refused('Unreadable'),
  401: refused('NoToken'),
  403: refused('NotAllowed'),
  429: refused('TooMany'),
  503: refused('Unavailable'),
};

export const inQuery = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
});
export const inPath = (name: string, schema: Json): Json => ({
  name,
  in: 'path',
  required: true,
  schema,
});

export const paging = [
  inQuery('pageSize', 'Entries of one page.', {
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_PAGE,
    default: USUAL_PAGE,
  }),
  inQuery('pageToken', 'The nextPageToken of the page before.', { type: 'string' }),
];
export const page = (items: Json, more: Json = {}): Json => ({
  type: 'object',
  required: ['items', 'nextPageToken'],
  properties: {
    ...more,
    items: { type: 'array', items },
    nextPageToken: { type: ['string', 'null'], description: 'Null: this was the last page.' },
  },
});

export const operation = (
  operationId: string,
  scope: string,
  summary: string,
  rest: Json & { readonly responses: Json },
): Json => ({
  operationId,
  summary,
  description: `Needs a token that may \`${scope}\`.`,
  security: [{ token: [] }],
  ...rest,
});
