import type { z } from 'zod';
import { IdentityError } from '../IdentityError.ts';

/** Reads a request body. @throws IdentityError INVALID_ARGUMENT naming the field, never its value. */
export function parseBody<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw new IdentityError(
    'INVALID_ARGUMENT',
    field === undefined || field === ''
      ? 'The body is not an object.'
      : `Invalid value at ${field}.`,
  );
}
