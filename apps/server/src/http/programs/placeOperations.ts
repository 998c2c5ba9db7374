import {
  farmJobSchema,
  paddockSchema,
  recordSchema,
  roundSchema,
  savedMachineSchema,
  stockEntrySchema,
  type DocumentSchema,
  type ProgramScope,
} from '@mix/documents';
import { z } from 'zod';
import { answerText } from '../answerText.ts';
import { anyObject } from './planSchemas.ts';
import { handOverJob } from './jobAnswer.ts';
import { operation, type Operation } from './operation.ts';
import { pageOf, paging } from './pages.ts';
import { pageJson, placePage, type PlaceCollection } from './placePage.ts';
import { FARM, farmParams, farmRefusals, listFarms, placeOf } from './programPlace.ts';
import { recordsCsv } from './recordsCsv.ts';

/** A document that was stored before stamps were required may have none. */
const stamp = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ format: 'date-time', description: `${description} Null: not known.` });

/** A stored document: the fields a program may rely on, beside all other stored fields. */
const kept = (id: string, description: string, fields: z.ZodRawShape) =>
  z
    .object({
      id: z.string(),
      createdAt: stamp('When it was made.'),
      updatedAt: stamp('When the server took its last change.'),
      createdBy: z.string().optional().meta({ description: 'Who made it, on a farm.' }),
      ...fields,
    })
    .meta({ id, description, additionalProperties: true });

interface Listed {
  readonly name: PlaceCollection;
  readonly summary: string;
  readonly description: string;
  readonly page: z.ZodType;
}

const listed = (
  name: PlaceCollection,
  summary: string,
  what: string,
  entry: readonly [id: string, description: string, fields: z.ZodRawShape],
): Listed => ({
  name,
  summary,
  description: `${what} In the order of the ids; where entries are long a page has fewer of them than \`pageSize\`. Prices are null unless the token may see \`money\` and, on a farm, the role of its owner includes it now.`,
  page: pageOf(`${entry[0]}Page`, kept(...entry), {}),
});

/** As the table of the document's fields has it. */
const shapeOf = ({ properties, required }: DocumentSchema): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const read = z.fromJSONSchema(schema);
      return [name, required.includes(name) ? read : read.optional()];
    }),
  );

const RECORDS = listed('records', 'Records of spraying', 'What was sprayed.', [
  'Record',
  'As it is kept; a null is not known, and a figure beyond its limits is answered as one.',
  shapeOf(recordSchema),
]);

const LISTS: readonly Listed[] = [
  RECORDS,
  listed(
    'paddocks',
    'Paddocks',
    'Their outlines in WGS 84, corners in order: the last joins the first; null is not drawn.',
    [
      'Paddock',
      'Ground that is sprayed as one; a figure beyond its limits is answered as null.',
      shapeOf(paddockSchema),
    ],
  ),
  listed(
    'machines',
    'Machines',
    'With every figure that is set; what is missing is the catalogue’s, or not known.',
    [
      'FarmMachine',
      'A sprayer of the farm; a figure beyond its limits is left out.',
      shapeOf(savedMachineSchema),
    ],
  ),
  listed(
    'stock',
    'The book of the shed',
    'Deliveries, counts, orders and what was taken back, each as it was written; none is ever changed.',
    [
      'StockEntry',
      'One line of the book of the shed. What an entry holds besides goes by its kind.',
      shapeOf(stockEntrySchema),
    ],
  ),
  listed('rounds', 'Rounds of the season', 'With their paddocks.', [
    'Round',
    'What some paddocks shall get at one time.',
    { ...shapeOf(roundSchema), day: z.iso.date() },
  ]),
];

/** Only a farm has jobs. */
const JOBS = listed('jobs', 'Jobs', 'What is to be sprayed, who has it and how far it is.', [
  'Job',
  'What is to be sprayed.',
  {
    ...shapeOf(farmJobSchema),
    sentTo: z.string().nullable().meta({ description: 'A member; null: whoever takes it first.' }),
    told: anyObject.meta({ description: 'The instruction: its draft, its plan, where and when.' }),
  },
]);

/** The address of the owner's own workspace has no parameters. */
const ownParams: z.ZodObject<Partial<typeof farmParams.shape>> = z.object({});

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Records of a farm need the scope `farm` too: a token not made for farms reads none. */
function scopesOf(name: PlaceCollection, isOfFarm: boolean): readonly ProgramScope[] {
  if (name !== 'records') return ['farm'];
  return isOfFarm ? ['records', 'farm'] : ['records'];
}

/** What both forms of a list share: in the token owner's own workspace, or on a farm. */
const addressed = ({ name, summary }: Listed, isOfFarm: boolean) => ({
  method: 'get' as const,
  path: `${isOfFarm ? FARM : '/api/v1'}/${name}` as const,
  operationId: `list${isOfFarm ? 'Farm' : ''}${titled(name)}`,
  summary: isOfFarm ? `${summary} of a farm` : summary,
  scopes: scopesOf(name, isOfFarm),
  params: isOfFarm ? farmParams : ownParams,
  query: paging,
  ...(isOfFarm && { refusals: farmRefusals }),
});

const listOperation = (list: Listed, isOfFarm: boolean): Operation =>
  operation({
    ...addressed(list, isOfFarm),
    success: { description: list.description, schema: list.page },
    answer({ documents, token, params, query }) {
      const place = placeOf(documents, token, params.farm ?? null);
      const page = placePage(documents, place, list.name, query());
      return answerText(200, 'application/json', pageJson(page));
    },
  });

const csvOperation = (isOfFarm: boolean): Operation => {
  const { path, operationId, summary, ...more } = addressed(RECORDS, isOfFarm);
  return operation({
    ...more,
    path: `${path}.csv`,
    operationId: `${operationId}AsCsv`,
    summary: `${summary} as CSV`,
    success: {
      description: 'The same page with a heading, and one line for each product of a record.',
      mediaType: 'text/csv',
      schema: z.string(),
      headers: z.object({
        'Next-Page-Token': z
          .string()
          .optional()
          .meta({ description: 'Missing: this was the last page.' }),
      }),
    },
    answer({ documents, token, params, query }) {
      const place = placeOf(documents, token, params.farm ?? null);
      const page = placePage(documents, place, 'records', query());
      const { nextPageToken } = page;
      const next = nextPageToken === null ? {} : { 'next-page-token': nextPageToken };
      return answerText(200, 'text/csv', recordsCsv(page), next);
    },
  });
};

export const placeOperations: readonly Operation[] = [
  listFarms,
  ...[false, true].flatMap((isOfFarm) => [
    ...LISTS.map((list) => listOperation(list, isOfFarm)),
    csvOperation(isOfFarm),
  ]),
  listOperation(JOBS, true),
  handOverJob,
];
