import { bodyTooLarge } from './largestBody.ts';
import { ROLES } from '@mix/documents';
import {
  inPath,
  jsonOf,
  operation,
  page,
  paging,
  ref,
  refusal,
  refusals,
  type Json,
} from './descriptionParts.ts';
import { LONGEST_NOTE } from './jobAnswer.ts';

const farm = inPath('farm', { type: 'string', maxLength: 128 });

/** What a page of a place says beside its entries. */
const ofPage = (what: string): string =>
  `${what} In the order of the ids; where entries are long a page has fewer of them than \`pageSize\`. Prices are null unless the token may see \`money\` and, on a farm, the role of its owner includes it now.`;

interface Listed {
  readonly name: string;
  readonly schema: string;
  readonly summary: string;
  readonly what: string;
}

const LISTS: readonly Listed[] = [
  { name: 'paddocks', schema: 'Paddock', summary: 'Paddocks', what: 'Their outlines in WGS 84.' },
  {
    name: 'stock',
    schema: 'StockEntry',
    summary: 'The book of the shed',
    what: 'Deliveries, counts, orders and what was taken back, each as it was written; none is ever changed.',
  },
  {
    name: 'rounds',
    schema: 'Round',
    summary: 'Rounds of the season',
    what: 'With their paddocks.',
  },
];

const ofFarm = {
  403: refusal('The token, or the role of its owner on the farm, does not include this.'),
};

const listPath = (
  { schema, summary, what }: Listed,
  id: string,
  scopes: string,
  isOfFarm: boolean,
): Json => ({
  get: operation(id, scopes, isOfFarm ? `${summary} of a farm` : summary, {
    parameters: isOfFarm ? [farm, ...paging] : paging,
    responses: {
      200: { description: ofPage(what), content: jsonOf(ref(`${schema}Page`)) },
      ...refusals,
      ...(isOfFarm ? ofFarm : {}),
    },
  }),
});

const csvPath = (id: string, scopes: string, isOfFarm: boolean): Json => ({
  get: operation(id, scopes, `Records of spraying${isOfFarm ? ' of a farm' : ''} as CSV`, {
    parameters: isOfFarm ? [farm, ...paging] : paging,
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
      ...(isOfFarm ? ofFarm : {}),
    },
  }),
});

const records: Listed = {
  name: 'records',
  schema: 'Record',
  summary: 'Records of spraying',
  what: 'What was sprayed.',
};
const jobs: Listed = {
  name: 'jobs',
  schema: 'Job',
  summary: 'Jobs',
  what: 'What is to be sprayed, who has it and how far it is.',
};

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const placePaths: Readonly<Record<string, Json>> = {
  '/api/v1/farms': {
    get: operation('listFarms', 'farm', 'The farms that the owner of the token belongs to', {
      responses: {
        200: {
          description: 'Each with the role its owner has there now.',
          content: jsonOf(ref('Farms')),
        },
        ...refusals,
      },
    }),
  },
  '/api/v1/records': listPath(records, 'listRecords', 'records', false),
  '/api/v1/records.csv': csvPath('listRecordsAsCsv', 'records', false),
  '/api/v1/farms/{farm}/records': listPath(records, 'listFarmRecords', 'records` and `farm', true),
  '/api/v1/farms/{farm}/records.csv': csvPath('listFarmRecordsAsCsv', 'records` and `farm', true),
  ...Object.fromEntries(
    LISTS.flatMap((list) => [
      [`/api/v1/${list.name}`, listPath(list, `list${titled(list.name)}`, 'farm', false)],
      [
        `/api/v1/farms/{farm}/${list.name}`,
        listPath(list, `listFarm${titled(list.name)}`, 'farm', true),
      ],
    ]),
  ),
  '/api/v1/farms/{farm}/jobs': {
    ...listPath(jobs, 'listFarmJobs', 'farm', true),
    post: operation('handOverJob', 'jobs', 'Hand over a job on a farm', {
      parameters: [farm],
      requestBody: { required: true, content: jsonOf(ref('JobRequest')) },
      responses: {
        201: { description: 'It is the farm’s job now.', content: jsonOf(ref('JobAnswer')) },
        ...refusals,
        ...ofFarm,
        409: refusal('The farm has a job with this id: the request had come before.'),
        413: refusal(bodyTooLarge),
        415: refusal('The body is not announced as application/json.'),
      },
    }),
  },
};

/** A document that was kept before stamps were asked for may have none. */
const stamp = (description: string): Json => ({
  type: ['string', 'null'],
  format: 'date-time',
  description: `${description} Null: not known.`,
});

const stamped = (description: string, required: readonly string[], properties: Json): Json => ({
  type: 'object',
  description,
  required: ['id', 'createdAt', 'updatedAt', ...required],
  properties: {
    id: { type: 'string' },
    createdAt: stamp('When it was made.'),
    updatedAt: stamp('When the server took its last change.'),
    createdBy: { type: 'string', description: 'Who made it, on a farm.' },
    ...properties,
  },
  additionalProperties: true,
});

const text = { type: ['string', 'null'] };
const anything = { type: 'object', additionalProperties: true };
const documentId = { type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,128}$' };

const entries: Readonly<Record<string, Json>> = {
  Record: stamped('As it is kept; a null is not known.', ['endedAt', 'products'], {
    endedAt: { type: 'string', description: 'Local time of the place, with its offset.' },
    products: { type: 'array', items: anything },
  }),
  Paddock: stamped('Ground that is sprayed as one.', ['name', 'areaHa'], {
    name: { type: 'string' },
    areaHa: { type: ['number', 'null'] },
    outline: {
      type: ['array', 'null'],
      description: 'Corners in order; the last joins the first. Null: not drawn.',
      items: anything,
    },
  }),
  StockEntry: stamped('One line of the book of the shed.', ['kind', 'productId', 'at'], {
    kind: { type: 'string' },
    productId: { type: 'string' },
    at: { type: 'string', description: 'Local time of the place, with its offset.' },
  }),
  Round: stamped('What some paddocks shall get at one time.', ['name', 'day', 'paddocks'], {
    name: { type: 'string' },
    day: { type: 'string', format: 'date' },
    paddocks: { type: 'array', items: anything },
  }),
  Job: stamped('What is to be sprayed.', ['state', 'sentTo', 'told'], {
    state: { enum: ['planned', 'taken', 'filling', 'sprayed', 'checked'] },
    sentTo: { ...text, description: 'A member; null: whoever takes it first.' },
    told: { ...anything, description: 'The instruction: its draft, its plan, where and when.' },
  }),
};

export const placeSchemas: Readonly<Record<string, Json>> = {
  ...entries,
  ...Object.fromEntries(Object.keys(entries).map((name) => [`${name}Page`, page(ref(name))])),
  Farms: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'role', 'seesMoney'],
          properties: {
            id: { type: 'string' },
            name: { type: 'string' },
            role: { enum: ROLES },
            seesMoney: { type: 'boolean', description: 'The token and the role both include it.' },
          },
        },
      },
    },
  },
  JobRequest: {
    type: 'object',
    required: ['draft'],
    properties: {
      id: {
        type: ['string', 'null'],
        pattern: '^[A-Za-z0-9]{20}$',
        description: 'Of the job. The same request sent again then makes no second one.',
      },
      draft: ref('Draft'),
      paddockId: { ...documentId, description: 'A paddock of the farm.' },
      sentTo: { ...documentId, description: 'A member who fills; null: whoever takes it first.' },
      day: { type: ['string', 'null'], format: 'date' },
      note: { type: ['string', 'null'], maxLength: LONGEST_NOTE },
    },
    additionalProperties: false,
  },
  JobAnswer: {
    type: 'object',
    required: ['id', 'loadCount', 'problems'],
    properties: {
      id: { type: 'string' },
      loadCount: { type: 'integer' },
      problems: { type: 'array', items: ref('Problem') },
    },
  },
};
