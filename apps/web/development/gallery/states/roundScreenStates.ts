import { catalogue } from '@mix/catalogue';
import { paddockKind, roundKind } from '@mix/documents';
import type { MixDraft } from '@mix/engine';
import { paths } from '../../../src/device/navigation/paths.ts';
import { everyPart } from '../../../src/plan/testing/exampleMixes.ts';
import { roundOfMix } from '../../../src/reports/season/roundOfMix.ts';
import type { HeldDocument } from '../FrameContent.ts';
import { galleryFarm } from '../galleryFarm.ts';
import { farmSeason } from '../pictureSeason.ts';
import type { ScreenState } from '../ScreenState.ts';

const ROUND = 'urea-round';

/** A round of six paddocks in a week. Machine and speed are set, so that its hours are known. */
function heldRound(season: readonly HeldDocument[]): HeldDocument {
  const paddocks = season
    .filter(({ collection }) => collection === 'paddocks')
    .flatMap(({ id, value }) => {
      const name = paddockKind.parse(value)?.name;
      return name === undefined ? [] : [{ paddockId: id, name }];
    })
    .slice(0, 6);
  const said = { day: '2026-11-27', plannedAt: '2026-11-20T08:00:00+13:00', paddocks };
  // Every figure of the form is a number.
  const draft = { ...everyPart, name: 'Urea 20' } as MixDraft;
  const round = roundOfMix({ name: 'Urea 20', draft }, catalogue, said);
  if (round === null) throw new Error('the round of the pictures has no plan');
  return { collection: 'rounds', id: ROUND, value: roundKind.serialise(round) };
}

/** A round of the season of a farm. */
export const roundScreenStates: readonly ScreenState[] = [
  {
    name: 'round',
    route: 'reporting',
    path: `${paths.reporting}?season=${ROUND}`,
    texts: galleryFarm.texts,
    get documents() {
      const season = farmSeason();
      return [...galleryFarm.documents, ...season, heldRound(season)];
    },
    shows: 'main input[type=checkbox]',
    network: 'offline',
  },
];
