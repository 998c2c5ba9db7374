import { mixDraftSchema } from '@mix/engine';
import { z } from 'zod';

/** An object with any members; an interface does not fit `Record<string, unknown>`. */
export const anyObject: z.ZodType<object, object> = z.looseObject({});

/** The engine describes and reads the draft. */
export const draftReference = { type: 'object', $ref: '#/components/schemas/Draft' };

type Json = Readonly<Record<string, unknown>>;
const { $defs, $schema: _dialect, $id: _id, ...draft } = mixDraftSchema as Json;

/** The schema with its own `$defs` replaced by the components of the description. */
const atHome = (schema: unknown): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/rate"', '"#/components/schemas/Rate"'),
  ) as Json;

export const draftSchemas = {
  Draft: atHome(draft),
  Rate: atHome(($defs as Json)['rate']),
};

const Problem = z
  .object({
    code: z.string(),
    severity: z.enum(['stop', 'warn', 'note']),
    field: z.string().nullable(),
    values: z.record(z.string(), z.unknown()),
    words: z
      .object({ title: z.string(), detail: z.string(), action: z.string().nullable() })
      .optional()
      .meta({ description: 'In the language that was asked for; without one there are none.' }),
  })
  .meta({
    id: 'Problem',
    description: 'A code with its numbers; `mix problems` on the command line prints all of them.',
    additionalProperties: true,
  });
export const problems = z.array(Problem).readonly();
