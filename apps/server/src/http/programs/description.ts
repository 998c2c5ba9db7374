import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import { ENGINE_VERSION } from '@mix/engine';
import { draftSchemas } from './planSchemas.ts';
import { bodyTooLarge } from './largestBody.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { PROGRAM_ERROR_CODES } from './ProgramError.ts';
import { REQUESTS_PER_MINUTE } from './ProgramLimits.ts';

const json = <Schema>(schema: Schema) => ({ 'application/json': { schema } });

/** `ProgramError` as it is sent. */
const errorSchema: Readonly<Record<string, unknown>> = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { enum: PROGRAM_ERROR_CODES }, message: { type: 'string' } },
    },
  },
};
const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } },
};
const BEARER = { 'WWW-Authenticate': { schema: { const: 'Bearer' } } };

/** Refusals that every operation may answer. */
const COMMON = {
  Unreadable: { status: 400, ...refusal('The request cannot be read.') },
  NoToken: {
    status: 401,
    ...refusal('No token, or one that has ended or run out.'),
    headers: BEARER,
  },
  NotAllowed: { status: 403, ...refusal('The token may not do this.') },
  TooMany: {
    status: 429,
    ...refusal(`More than ${REQUESTS_PER_MINUTE} requests in a minute; Retry-After says when.`),
    headers: RETRY_AFTER,
  },
  Unavailable: {
    status: 503,
    ...refusal('The server cannot answer right now; try again.'),
    headers: RETRY_AFTER,
  },
};
const commonRefusals = Object.fromEntries(
  Object.entries(COMMON).map(([name, { status }]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]),
);

const OF_BODY = {
  413: refusal(bodyTooLarge),
  415: refusal('The body is not announced as application/json.'),
};

const needs = ({ scopes }: Operation): string =>
  `Needs a token that may \`${scopes.join('` and `')}\`.`;

function routeOf(one: Operation): RouteConfig {
  const { method, path, operationId, summary, params, query, body, refusals = {} } = one;
  const { status = 200, mediaType = 'application/json', description, ...success } = one.success;
  const { schema, headers } = success;
  return {
    method,
    path,
    operationId,
    summary,
    description: needs(one),
    security: [{ token: [] }],
    request: { params, query, ...(body && { body: { required: true, content: json(body) } }) },
    responses: {
      [status]: { description, content: { [mediaType]: { schema } }, ...(headers && { headers }) },
      ...commonRefusals,
      ...(body && OF_BODY),
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, words]) => [code, refusal(words)]),
      ),
    },
  };
}

/** What the interface for other programs can do: OpenAPI 3.1. */
export function description(productName: string) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'Authorization: Bearer mix_...',
  });
  for (const [name, { status: _, ...response }] of Object.entries(COMMON)) {
    registry.registerComponent('responses', name, response);
  }
  for (const [name, schema] of Object.entries({ Error: errorSchema, ...draftSchemas })) {
    registry.registerComponent('schemas', name, schema);
  }
  for (const one of OPERATIONS) registry.registerPath(routeOf(one));
  const info = {
    title: `${productName} Mix Calculator`,
    version: '1.1.0',
    summary:
      'Plan mixes, read the catalogue and what is kept at an account’s own place and on its farms, hand over jobs.',
    description: `Engine ${ENGINE_VERSION}. The owner of an account makes and ends tokens under "API tokens". A program never needs a cookie, and a page of another site cannot ask.`,
  };
  const generator = new OpenApiGeneratorV31(registry.definitions);
  return {
    ...generator.generateDocument({ openapi: '3.1.0', info, servers: [{ url: '/' }] }),
    info,
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The description as a page for a person: no scripts, no styles. */
export function descriptionPage({ info }: ReturnType<typeof description>): string {
  const entries = OPERATIONS.map(
    (one) =>
      `<dt><code>${one.method.toUpperCase()} ${escaped(one.path)}</code></dt>` +
      `<dd>${escaped(one.summary)}. ${escaped(needs(one).replaceAll('`', ''))}</dd>`,
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
