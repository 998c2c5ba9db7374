import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { description } from '../http/programs/description.ts';

/** The description without its sentences: they would be two thirds of the types. */
const shapesOf = (whole: object): string =>
  JSON.stringify(whole, (key, value: unknown) =>
    ['title', 'summary', 'description'].includes(key) && typeof value === 'string'
      ? undefined
      : value,
  );

// The tests of the interface for other programs use these types, made from its description alone.
writeFileSync(
  join(import.meta.dirname, 'programTypes.ts'),
  astToString(await openapiTS(shapesOf(description('Mix')))),
);
