import type { ProgramScope } from '@mix/documents';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { answerJson, answerText } from '../answerText.ts';
import type { Asked, Bindings } from './Asked.ts';
import { handOverJob } from './jobAnswer.ts';
import { pageJson, placePage, type PlaceCollection } from './placePage.ts';
import { farmsOf, placeOf, type ProgramPlace } from './programPlace.ts';
import { recordsCsv } from './recordsCsv.ts';

type Handler = (asked: Asked) => Promise<Response>;

interface PlaceRoutes {
  readonly reading: (
    scopes: readonly ProgramScope[],
    work: (asked: Asked, token: ProgramToken) => Response,
  ) => Handler;
  readonly taking: (
    scopes: readonly ProgramScope[],
    work: (body: unknown, asked: Asked, token: ProgramToken) => Response,
  ) => Handler;
  readonly documents: Documents;
  readonly clock: Clock;
}

const OWN = '/api/v1';
const FARM = '/api/v1/farms/:farm';

/** Besides the records; a farm alone has jobs. */
const READ: Readonly<Record<typeof OWN | typeof FARM, readonly PlaceCollection[]>> = {
  [OWN]: ['paddocks', 'stock', 'rounds'],
  [FARM]: ['paddocks', 'stock', 'rounds', 'jobs'],
};

/**
 * What is kept at the token owner's own place and on the farms they belong to. Of a farm a token that is
 * older than the farm reads nothing: it has to be made for it.
 */
export function mountPlaces(router: Hono<Bindings>, routes: PlaceRoutes): void {
  const { reading, taking, documents, clock } = routes;
  const farmIdOf = ({ req }: Asked): string | null => req.param('farm') ?? null;
  const placeFor = (asked: Asked, token: ProgramToken): ProgramPlace =>
    placeOf(documents, token, farmIdOf(asked));
  const pageFor = <Name extends PlaceCollection>(asked: Asked, token: ProgramToken, name: Name) =>
    placePage(documents, placeFor(asked, token), name, asked.req.query());

  router.get(
    '/api/v1/farms',
    reading(['farm'], (_asked, token) => answerJson({ items: farmsOf(documents, token) })),
  );
  for (const place of [OWN, FARM] as const) {
    const ofRecords: readonly ProgramScope[] = place === OWN ? ['records'] : ['records', 'farm'];
    router.get(
      `${place}/records`,
      reading(ofRecords, (asked, token) =>
        answerText(200, 'application/json', pageJson(pageFor(asked, token, 'records'))),
      ),
    );
    router.get(
      `${place}/records.csv`,
      reading(ofRecords, (asked, token) => {
        const found = pageFor(asked, token, 'records');
        const { nextPageToken } = found;
        const next = nextPageToken === null ? {} : { 'next-page-token': nextPageToken };
        return answerText(200, 'text/csv', recordsCsv(found), next);
      }),
    );
    for (const name of READ[place]) {
      router.get(
        `${place}/${name}`,
        reading(['farm'], (asked, token) =>
          answerText(200, 'application/json', pageJson(pageFor(asked, token, name))),
        ),
      );
    }
  }
  router.post(
    `${FARM}/jobs`,
    taking(['jobs'], (body, asked, token) => {
      const farmId = farmIdOf(asked) ?? '';
      const place = placeOf(documents, token, farmId);
      return answerJson(handOverJob({ documents, token, place, farmId, now: clock() }, body), 201);
    }),
  );
}

const PLACE_PATHS =
  /^\/api\/v1\/(?:farms|(?:farms\/[^/]+\/)?(?:records(?:\.csv)?|paddocks|stock|rounds)|farms\/[^/]+\/jobs)$/;

/** Whether an address is one of these, whatever its method. */
export const isPlacePath = (path: string): boolean => PLACE_PATHS.test(path);
