import { z } from 'zod';

const LARGEST_PAGE = 500;
const SIZE = `pageSize is 1 to ${LARGEST_PAGE}.`;
const LONGEST_TOKEN = 2000;

/** Which page an address asks for. */
export const paging = z.object({
  pageSize: z.coerce
    .number(SIZE)
    .int(SIZE)
    .min(1, SIZE)
    .max(LARGEST_PAGE, SIZE)
    .default(100)
    .meta({ description: 'Entries of one page.' }),
  pageToken: z
    .string()
    .max(LONGEST_TOKEN, `pageToken has ${LONGEST_TOKEN} characters at most.`)
    .optional()
    .meta({ description: 'The nextPageToken of the page before.' }),
});
export type Paging = z.output<typeof paging>;

/** A page of entries; `more` stands beside them. */
export const pageOf = <Entry extends z.ZodType, More extends z.ZodRawShape>(
  id: string,
  entry: Entry,
  more: More,
) =>
  z
    .object({
      ...more,
      items: z.array(entry).readonly(),
      nextPageToken: z.string().nullable().meta({ description: 'Null: this was the last page.' }),
    })
    .meta({ id });
