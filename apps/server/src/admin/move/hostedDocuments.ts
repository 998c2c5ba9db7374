import { z } from 'zod';
import { RequestError } from '../../firestore/RequestError.ts';
import { decodeFields } from '../../firestore/wire/decodeValue.ts';
import { encodeFields } from '../../firestore/wire/encodeValue.ts';
import { parseTimestamp } from '../../firestore/wire/timestamps.ts';
import type { Fields, Micros } from '../../firestore/wire/Value.ts';
import { ask, type HostedProject } from './HostedProject.ts';
import { MoveError } from '../../moveProgress.ts';
import { documentsRoot } from './moveReferences.ts';

/** A document of a move: the same path on both sides, references as the project has them. */
export interface MovedDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** Documents asked for at once: few until it is known how large they are. */
const FIRST_PAGE = 300;
const LARGEST_PAGE = 2000;
const PAGE_CHARACTERS = 8_000_000;

const pageShape = z.array(
  z.object({
    document: z
      .object({
        name: z.string(),
        fields: z.record(z.string(), z.unknown()).optional(),
        createTime: z.string(),
        updateTime: z.string(),
      })
      .optional(),
  }),
);

const documentsUrl = ({ documentsUrl: origin, projectId }: HostedProject, call: string): string =>
  `${origin}/v1/${documentsRoot(projectId)}:${call}`;

/**
 * Every document of the project, of every collection, also those below documents that do not exist,
 * in the order of the service.
 * @param after the path of the last one that is known; '' begins at the beginning
 * @throws MoveError for a document that this server cannot hold.
 */
export async function* hostedDocuments(
  project: HostedProject,
  after: string,
): AsyncGenerator<readonly MovedDocument[]> {
  const root = documentsRoot(project.projectId);
  let last: string | null = after;
  let limit = FIRST_PAGE;
  while (last !== null) {
    const cursor = { values: [{ referenceValue: `${root}/${last}` }], before: false };
    const answer: unknown = await ask(project, documentsUrl(project, 'runQuery'), {
      structuredQuery: {
        // No collection is named: all of them.
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(last === '' ? {} : { startAt: cursor }),
        limit,
      },
    });
    const page = pageShape.parse(answer).flatMap(({ document }) => {
      if (document === undefined) return [];
      const { name, fields, createTime, updateTime } = document;
      if (!name.startsWith(`${root}/`)) throw new MoveError(`The service answers with ${name}.`);
      const path = name.slice(root.length + 1);
      return [
        {
          path,
          fields: fieldsOf(path, fields),
          createTime: parseTimestamp(createTime),
          updateTime: parseTimestamp(updateTime),
        },
      ];
    });
    if (page.length > 0) yield page;
    const characters = JSON.stringify(answer).length / Math.max(page.length, 1);
    limit = Math.max(1, Math.min(LARGEST_PAGE, Math.floor(PAGE_CHARACTERS / characters)));
    // More may follow a page that is not full: only an empty page is the end.
    last = page.at(-1)?.path ?? null;
  }
}

/** @throws MoveError naming the document and what is wrong with it. */
export function fieldsOf(path: string, json: unknown): Fields {
  try {
    return decodeFields(json);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new MoveError(`The document ${path} cannot be moved: ${error.message}`, { cause: error });
  }
}

/** Writes documents whole, all or none; whatever was at their paths is replaced. */
export async function writeHosted(
  project: HostedProject,
  documents: readonly MovedDocument[],
): Promise<void> {
  const root = documentsRoot(project.projectId);
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
  }));
  await ask(project, documentsUrl(project, 'commit'), { writes });
}
