import type { ProgramScope } from '@mix/documents';
import type { z } from 'zod';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { ProgramError } from './ProgramError.ts';

/** What a program asks once its token lets it in. */
export interface Asked<Params = unknown, Query = unknown, Body = unknown> {
  readonly token: ProgramToken;
  readonly documents: Documents;
  readonly now: number;
  readonly params: { readonly [Name in keyof Params]: string };
  /**
   * The query, read by its schema when called: a refusal by the farm comes before a fault of
   * typing.
   * @throws ProgramError INVALID_ARGUMENT
   */
  readonly query: () => Query;
  /** The body, read by its schema in the same way. */
  readonly body: () => Body;
}

interface Success<Answer extends z.ZodType> {
  /** 200 unless said. */
  readonly status?: 200 | 201;
  readonly description: string;
  readonly schema: Answer;
  /** `application/json` unless said. */
  readonly mediaType?: 'application/json' | 'text/csv';
  readonly headers?: z.ZodObject;
}

/** An address and a method for other programs: its schemas describe it, parse what is asked and type both. */
export interface Operation<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/api/v1/catalogue/{collection}`. */
  readonly path: `/api/v1/${string}`;
  readonly operationId: string;
  readonly summary: string;
  /** A token has to have all of them. */
  readonly scopes: readonly ProgramScope[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly success: Success<Answer>;
  /** By status; besides the refusals that every operation has. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** A value is sent as JSON; a Response holds a long text as it is. @throws ProgramError */
  answer(
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): (z.input<Answer> & object) | Response;
}

/** Types an operation by its own schemas; a list of operations no longer knows them. */
export const operation = <
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  one: Operation<Params, Query, Body, Answer>,
): Operation => one;

type Fault = z.core.$ZodIssue;

/** A fault of an address is a whole sentence; one of a body says where it stands. */
export const faultOfQuery = ({ message }: Fault): string => message;
export const faultOfBody = ({ path, message }: Fault): string => `${path.join('.')}: ${message}`;

/** @throws ProgramError INVALID_ARGUMENT */
export function parse<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  words: (fault: Fault) => string,
): Output {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const faults = new Set(read.error.issues.map(words));
  throw new ProgramError('INVALID_ARGUMENT', [...faults].join('; ').slice(0, 500));
}
