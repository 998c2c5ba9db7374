import { mixDraftSchema, UNIT_SYSTEMS, ENGINE_VERSION } from '@mix/engine';
import { bodyTooLarge } from './largestBody.ts';
import {
  inPath,
  jsonOf,
  operation,
  page,
  paging,
  ref,
  refusal,
  refusals,
  refusalsOfAll,
  type Json,
} from './descriptionParts.ts';
import { placePaths, placeSchemas } from './placeDescription.ts';
import { LANGUAGE_CODES } from './planAnswer.ts';
import { PROGRAM_ERROR_CODES } from './ProgramError.ts';
import { REQUESTS_PER_MINUTE } from './ProgramLimits.ts';

/** A schema whose own definitions stand among those of the whole description. */
const atHome = (schema: unknown): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/rate"', '"#/components/schemas/Rate"'),
  ) as Json;

const { $defs, $schema: _dialect, $id: _id, ...draft } = mixDraftSchema as Json;

const collection = inPath('collection', { enum: ['products', 'machines', 'nozzles'] });

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
  ...placePaths,
};

const problem = {
  type: 'object',
  description: 'A code with its numbers; `mix problems` on the command line prints all of them.',
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
  ...placeSchemas,
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
    version: '1.1.0',
    summary:
      'Plan mixes, read the catalogue and what is kept at an account’s own place and on its farms, hand over jobs.',
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
