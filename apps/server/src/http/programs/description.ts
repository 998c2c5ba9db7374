import { mixDraftSchema, UNIT_SYSTEMS, ENGINE_VERSION } from '@mix/engine';
import { bodyTooLarge } from './largestBody.ts';
import { LARGEST_PAGE, USUAL_PAGE } from './pages.ts';
import { LANGUAGE_CODES } from './planAnswer.ts';
import { PROGRAM_ERROR_CODES } from './ProgramError.ts';
import { REQUESTS_PER_MINUTE } from './ProgramLimits.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

/** A schema whose own definitions stand among those of the whole description. */
const atHome = (schema: unknown): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/rate"', '"#/components/schemas/Rate"'),
  ) as Json;

const { $defs, $schema: _dialect, $id: _id, ...draft } = mixDraftSchema as Json;

const refusal = (description: string, more: Json = {}): Json => ({
  description,
  ...more,
  content: jsonOf(ref('Error')),
});

const refusalsOfAll = {
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

const refusals = {
  400: refused('Unreadable'),
  401: refused('NoToken'),
  403: refused('NotAllowed'),
  429: refused('TooMany'),
  503: refused('Unavailable'),
};

const inQuery = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
});
const inPath = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema });

const paging = [
  inQuery('pageSize', 'Entries of one page.', {
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_PAGE,
    default: USUAL_PAGE,
  }),
  inQuery('pageToken', 'The nextPageToken of the page before.', { type: 'string' }),
];
const collection = inPath('collection', { enum: ['products', 'machines', 'nozzles'] });
const anything = { type: 'object', additionalProperties: true };
const page = (items: Json, more: Json = {}): Json => ({
  type: 'object',
  required: ['items', 'nextPageToken'],
  properties: {
    ...more,
    items: { type: 'array', items },
    nextPageToken: { type: ['string', 'null'], description: 'Null: this was the last page.' },
  },
});

const operation = (
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

const paths = {
  '/api/v1/plans': {
    post: operation('planMix', 'plan', 'Plan a mix', {
      requestBody: {
        required: true,
        content: jsonOf(ref('PlanRequest')),
      },
      responses: {
        200: {
          description: 'The plan, or what stops it.',
          content: jsonOf(ref('PlanAnswer')),
        },
        ...refusals,
        413: refusal(bodyTooLarge),
        415: refusal('The body is not announced as application/json.'),
      },
    }),
  },
  '/api/v1/catalogue': {
    get: operation('readCatalogue', 'catalogue', 'What the catalogue holds', {
      responses: {
        200: { description: 'Its version and its parts.', content: jsonOf(ref('Catalogue')) },
        ...refusals,
      },
    }),
  },
  '/api/v1/catalogue/{collection}': {
    get: operation('listCatalogue', 'catalogue', 'A page of the catalogue', {
      parameters: [collection, ...paging],
      responses: {
        200: { description: 'One page.', content: jsonOf(ref('CataloguePage')) },
        ...refusals,
        404: refusal('The catalogue has no such part.'),
      },
    }),
  },
  '/api/v1/catalogue/{collection}/{id}': {
    get: operation('readCatalogueEntry', 'catalogue', 'One entry of the catalogue', {
      parameters: [collection, inPath('id', { type: 'string', maxLength: 200 })],
      responses: {
        200: { description: 'All that is known of it.', content: jsonOf(ref('CatalogueEntry')) },
        ...refusals,
        404: refusal('The catalogue has no such entry.'),
      },
    }),
  },
  '/api/v1/records': {
    get: operation('listRecords', 'records', 'Records of spraying', {
      parameters: paging,
      responses: {
        200: {
          description:
            'One page, in the order of the ids; where records are long it has fewer of them than `pageSize`. Prices are in it where the token may see `money`.',
          content: jsonOf(ref('RecordsPage')),
        },
        ...refusals,
      },
    }),
  },
  '/api/v1/records.csv': {
    get: operation('listRecordsAsCsv', 'records', 'Records of spraying as CSV', {
      parameters: paging,
      responses: {
        200: {
          description: 'The same page with a heading, and one line for each product of a record.',
          headers: {
            'Next-Page-Token': {
              description: 'Missing: this was the last page.',
              schema: { type: 'string' },
            },
          },
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...refusals,
      },
    }),
  },
};

const problem = {
  type: 'object',
  description: 'A code with its numbers; docs/problems.md has all of them.',
  required: ['code', 'severity'],
  properties: {
    code: { type: 'string' },
    severity: { enum: ['stop', 'warn', 'note'] },
    field: { type: ['string', 'null'] },
    words: {
      description: 'In the language that was asked for; without one there are none.',
      type: 'object',
      required: ['title', 'detail', 'action'],
      properties: {
        title: { type: 'string' },
        detail: { type: 'string' },
        action: { type: ['string', 'null'] },
      },
    },
  },
  additionalProperties: true,
};

const schemas = {
  Draft: atHome(draft),
  Rate: atHome(($defs as Readonly<Record<string, unknown>>)['rate']),
  PlanRequest: {
    type: 'object',
    required: ['draft'],
    properties: {
      draft: ref('Draft'),
      language: {
        description: 'Adds the problems in words of this language.',
        enum: [...LANGUAGE_CODES, null],
      },
      units: {
        description: 'Of the figures in those words; metric unless said.',
        enum: [...UNIT_SYSTEMS, null],
      },
    },
    additionalProperties: false,
  },
  Problem: problem,
  PlanAnswer: {
    type: 'object',
    required: ['engineVersion', 'catalogueVersion', 'plan', 'problems'],
    properties: {
      engineVersion: { type: 'string' },
      catalogueVersion: { type: 'string' },
      plan: {
        description: 'Null where something stops it. Figures are exact; rounding is the reader’s.',
        type: ['object', 'null'],
        additionalProperties: true,
      },
      problems: { type: 'array', items: ref('Problem') },
    },
  },
  Catalogue: {
    type: 'object',
    required: ['version', 'collections'],
    properties: {
      version: { type: 'string' },
      collections: { type: 'object', additionalProperties: { type: 'integer' } },
    },
  },
  CatalogueEntry: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    additionalProperties: true,
  },
  CataloguePage: page(ref('CatalogueEntry'), { version: { type: 'string' } }),
  Record: {
    ...anything,
    description: 'As the account keeps it; a null is not known.',
    required: ['id', 'createdAt', 'updatedAt', 'endedAt', 'products'],
    properties: {
      id: { type: 'string' },
      createdAt: { type: 'string', format: 'date-time' },
      updatedAt: { type: 'string', format: 'date-time' },
      endedAt: { type: 'string', description: 'Local time of the place, with its offset.' },
      products: { type: 'array', items: anything },
    },
  },
  RecordsPage: page(ref('Record')),
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { enum: PROGRAM_ERROR_CODES }, message: { type: 'string' } },
      },
    },
  },
};

/** What the interface for other programs can do: OpenAPI 3.1. */
export const description = (productName: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${productName} Mix Calculator`,
    version: '1.0.0',
    summary: 'Plan mixes, read the catalogue and the records of an account.',
    description: `Engine ${ENGINE_VERSION}. The owner of an account makes and ends tokens under "Other programs". A program never needs a cookie, and a page of another site cannot ask.`,
  },
  servers: [{ url: '/' }],
  paths,
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer mix_...' },
    },
    responses: refusalsOfAll,
    schemas,
  },
});

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same to be read by a person: no scripts, no styles. */
export function descriptionPage(productName: string): string {
  const { info } = description(productName);
  const entries = Object.entries(paths).map(([path, methods]) =>
    Object.entries(methods)
      .map(
        ([method, { summary, description: needs }]: [string, Json]) =>
          `<dt><code>${method.toUpperCase()} ${escaped(path)}</code></dt>` +
          `<dd>${escaped(String(summary))}. ${escaped(String(needs).replaceAll('`', ''))}</dd>`,
      )
      .join(''),
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(info.title)}</title></head>` +
    `<body><main><h1>${escaped(info.title)}</h1><p>${escaped(info.summary)}</p>` +
    `<p>${escaped(info.description)}</p><dl>${entries.join('')}</dl>` +
    `<p>At most ${REQUESTS_PER_MINUTE} requests a minute with one token.</p>` +
    `<p><a href="/api/openapi.json">OpenAPI 3.1</a></p></main></body></html>`
  );
}
