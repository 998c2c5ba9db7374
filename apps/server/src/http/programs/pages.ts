import { z } from 'zod';
import { ProgramError } from './ProgramError.ts';

export const USUAL_PAGE = 100;
export const LARGEST_PAGE = 500;

const pageShape = z.object({
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE),
  pageToken: z.string().max(2000).optional(),
});

/** Which page an address asks for. @throws ProgramError INVALID_ARGUMENT */
export function readPage(query: Readonly<Record<string, string>>): z.infer<typeof pageShape> {
  const read = pageShape.safeParse(query);
  if (read.success) return read.data;
  throw new ProgramError('INVALID_ARGUMENT', `pageSize is 1 to ${LARGEST_PAGE}.`);
}
