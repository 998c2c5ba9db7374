import { conflictKind, paddockKind, type Paddock } from '@mix/documents';
import { hillBlock } from '../../../src/plan/testing/exampleMixes.ts';
import { groundPaths } from '../../../src/device/navigation/groundPaths.ts';
import { paths } from '../../../src/device/navigation/paths.ts';
import { drawnHalf, walkedSilent } from '../galleryOutlines.ts';
import { caughtAll, caughtSix } from '../galleryWalks.ts';
import { farmGone, galleryFarm, galleryFarmAs } from '../galleryFarm.ts';
import { boardJobs, jobChanged, jobForMe, jobSprayed, jobTaken } from '../galleryJobs.ts';
import type { HeldDocument } from '../FrameContent.ts';
import { farmSeason } from '../pictureSeason.ts';
import type { ScreenState } from '../ScreenState.ts';

const planned = { 'mix.draft': hillBlock };

const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

/** River flats: a pond and ten metres along the stream are left out. */
export const riverFlats: Paddock = {
  name: 'River flats',
  areaHa: 13.6,
  landUse: 'pasture',
  outline: [
    corner(-40.3002, 175.6),
    corner(-40.3006, 175.6026),
    corner(-40.3009, 175.6041),
    corner(-40.3, 175.606),
    corner(-40.3007, 175.6066),
    corner(-40.3022, 175.6065),
    corner(-40.303, 175.605),
    corner(-40.3034, 175.603),
    corner(-40.3033, 175.5998),
  ],
  leftOut: [
    {
      name: 'Pond',
      outline: [
        corner(-40.3015, 175.6028),
        corner(-40.3014, 175.6034),
        corner(-40.3019, 175.6036),
        corner(-40.302, 175.6029),
      ],
    },
  ],
  buffers: [
    {
      name: null,
      line: [corner(-40.3022, 175.6065), corner(-40.303, 175.605), corner(-40.3034, 175.603)],
      widthM: 10,
    },
  ],
  outlineOrigin: { how: 'walked', on: '2026-10-02', accuracyM: 5 },
  earlierNames: [],
  retired: false,
};

export const outlinedPaddock: HeldDocument = {
  collection: 'paddocks',
  id: 'picture',
  value: paddockKind.serialise(riverFlats),
};

/** A walk round the paddock that was just closed. */
const walkedRound = {
  paddockId: outlinedPaddock.id,
  value: outlinedPaddock.value,
  walk: null,
  closed: { gapM: 3.2, lengthM: 1684, minutes: 24, accuracyM: 4, worstM: 9 },
};

/** A second paddock, whose outline nobody has drawn. */
const undrawnPaddock: HeldDocument = {
  collection: 'paddocks',
  id: 'undrawn',
  value: paddockKind.serialise({
    name: 'Top terrace',
    areaHa: 6.4,
    landUse: null,
    outline: null,
    earlierNames: [],
    retired: false,
  }),
};

/** A conflict: two devices gave the same paddock different names. */
const calledTwice: HeldDocument = {
  collection: 'conflicts',
  id: 'picture',
  value: conflictKind.serialise({
    collection: 'paddocks',
    documentId: 'picture',
    about: 'place',
    path: ['name'],
    kept: riverFlats.name,
    other: 'River Flats 2',
    otherAt: null,
  }),
};

/** The same paddock with a zone on its steep side that gets more. */
const zonedPaddock: HeldDocument = {
  ...outlinedPaddock,
  value: {
    ...outlinedPaddock.value,
    prescription: {
      zones: [
        {
          name: 'Ridge',
          rateLPerHa: 150,
          pieces: [
            {
              outline: [
                corner(-40.299, 175.599),
                corner(-40.299, 175.603),
                corner(-40.304, 175.603),
                corner(-40.304, 175.599),
              ],
              leftOut: [],
            },
          ],
        },
      ],
      restLPerHa: 100,
    },
  },
};

const at = (farm: ReturnType<typeof galleryFarmAs>, jobs: readonly HeldDocument[]) => ({
  texts: farm.texts,
  documents: [...farm.documents, ...jobs],
});

/** The pages of the farm, opened from the name at the top right, in their states. */
export const farmScreenStates: readonly ScreenState[] = [
  { name: 'catch-test', route: 'catchTest', path: paths.catchTest, device: planned, shows: 'h1' },
  {
    name: 'catch-test-nozzle',
    route: 'catchTest',
    path: paths.catchTest,
    device: { ...planned, 'mix.catchWalk': caughtSix },
    shows: 'main [role=timer]',
  },
  {
    name: 'catch-test-jug',
    route: 'catchTest',
    path: paths.catchTest,
    device: {
      ...planned,
      'mix.catchWalk': { ...caughtSix, clock: { startedAtMs: 0, stoppedAfterS: 30 }, text: '655' },
    },
    shows: 'main [data-after-figures]',
  },
  {
    name: 'catch-test-speed',
    route: 'catchTest',
    path: paths.catchTest,
    device: { ...planned, 'mix.catchWalk': caughtAll },
    shows: 'main tbody',
  },
  {
    name: 'catch-test-result',
    route: 'catchTest',
    path: paths.catchTest,
    device: { ...planned, 'mix.catchWalk': { ...caughtAll, part: 'result' } },
    shows: 'main dl',
  },
  { name: 'catch-test-first', route: 'catchTest', path: paths.catchTest, shows: 'h1' },
  { name: 'people', route: 'people', path: paths.people, shows: 'h1' },
  {
    name: 'people-farm',
    route: 'people',
    path: paths.people,
    ...at(galleryFarm, boardJobs),
    shows: 'text=Kererū Contracting',
    network: 'offline',
  },
  {
    name: 'people-roles',
    route: 'people',
    path: paths.people,
    ...galleryFarm,
    press: ['h1 ~ button:last-child'],
    shows: 'dialog li',
    network: 'offline',
  },
  {
    name: 'people-invite',
    route: 'people',
    path: paths.people,
    ...galleryFarm,
    press: ['main section > ul + div > button'],
    shows: 'dialog input',
    network: 'offline',
  },
  {
    name: 'two-names',
    route: 'home',
    path: paths.home,
    documents: [outlinedPaddock, calledTwice],
    press: ['main button'],
    shows: 'dialog button:has-text("River Flats 2")',
  },
  {
    name: 'jobs-board',
    route: 'home',
    path: paths.home,
    ...at(galleryFarm, boardJobs),
    shows: 'text=Shed',
    network: 'offline',
  },
  {
    name: 'jobs-beside-a-mix',
    route: 'home',
    path: paths.home,
    ...at(galleryFarm, boardJobs),
    device: planned,
    shows: 'text=Shed',
    network: 'offline',
  },
  {
    name: 'jobs-for-me',
    route: 'home',
    path: paths.home,
    ...at(galleryFarmAs('operator'), [jobForMe]),
    shows: 'button:has-text("Take the job")',
    network: 'offline',
  },
  {
    name: 'jobs-taken',
    route: 'home',
    path: paths.home,
    ...at(galleryFarmAs('operator'), [jobTaken]),
    shows: 'button:has-text("Start filling")',
    network: 'offline',
  },
  {
    name: 'jobs-changed',
    route: 'home',
    path: paths.home,
    ...at(galleryFarmAs('operator'), [jobChanged]),
    press: ['main section [aria-expanded]'],
    shows: 'text=There was no note.',
    network: 'offline',
  },
  {
    name: 'job-sheet',
    route: 'home',
    path: paths.home,
    ...at(galleryFarm, jobSprayed),
    press: ['main li > button'],
    shows: 'dialog button:has-text("Check and lock")',
    network: 'offline',
  },
  {
    name: 'job-sheet-contractor',
    route: 'home',
    path: paths.home,
    ...at(galleryFarmAs('contractor'), [jobForMe]),
    press: ['main li > button'],
    shows: 'dialog >> text=Asked for',
    network: 'offline',
  },
  {
    name: 'farm-gone',
    route: 'home',
    path: paths.home,
    device: farmGone,
    shows: 'text=/do not belong to Hill Farm/',
    network: 'offline',
  },
  { name: 'join', route: 'join', path: paths.join, shows: 'h1' },
  {
    name: 'join-asking',
    route: 'join',
    path: `${paths.join}#hill.${'a'.repeat(27)}`,
    shows: 'text=Asking the farm',
    network: 'silent',
  },
  {
    name: 'farm',
    route: 'farm',
    path: paths.farm,
    documents: [outlinedPaddock],
    shows: 'text=API tokens',
  },
  {
    name: 'ground-states',
    route: 'ground',
    path: paths.ground,
    get documents() {
      return farmSeason();
    },
    shows: 'text=/limit 190/',
  },
  {
    name: 'ground',
    route: 'ground',
    path: paths.ground,
    documents: [outlinedPaddock],
    shows: 'main svg[role=img]',
  },
  {
    name: 'ground-outline',
    route: 'ground',
    path: groundPaths.of('picture'),
    documents: [outlinedPaddock],
    shows: 'text=Pond',
  },
  {
    name: 'ground-edit',
    route: 'ground',
    path: groundPaths.edit('picture'),
    documents: [outlinedPaddock],
    shows: 'text=/Corner 1 of/',
  },
  {
    name: 'ground-closed',
    route: 'ground',
    path: groundPaths.edit('picture'),
    device: { 'ground.outline': { draft: walkedRound } },
    documents: [outlinedPaddock],
    shows: 'text=/Closed/',
  },
  {
    name: 'ground-silent',
    route: 'ground',
    path: groundPaths.walk(outlinedPaddock.id),
    device: { 'ground.outline': { draft: walkedSilent(outlinedPaddock) } },
    documents: [outlinedPaddock],
    shows: 'text=without a place',
  },
  {
    name: 'ground-draw',
    route: 'ground',
    path: groundPaths.edit('undrawn'),
    documents: [outlinedPaddock, undrawnPaddock],
    shows: 'text=Draw beside the others',
  },
  {
    name: 'ground-sheet',
    route: 'ground',
    path: groundPaths.edit('undrawn'),
    device: { 'ground.outline': { draft: drawnHalf(undrawnPaddock) } },
    documents: [outlinedPaddock, undrawnPaddock],
    shows: 'text=/Corner 4 of 4/',
  },
  {
    name: 'ground-zones',
    route: 'ground',
    path: groundPaths.zones('picture'),
    documents: [zonedPaddock],
    shows: 'text=/on average/',
  },
  {
    name: 'in-and-out',
    route: 'inAndOut',
    path: paths.inAndOut,
    get documents() {
      return farmSeason();
    },
    shows: 'text=Record',
  },
  {
    name: 'restore',
    route: 'inAndOut',
    path: `${paths.inAndOut}?view=restore`,
    shows: 'button:has-text("Choose a backup file")',
  },
  {
    name: 'plans-from-a-file',
    route: 'inAndOut',
    path: `${paths.inAndOut}?view=plans`,
    shows: 'button:has-text("Choose a file")',
  },
  {
    name: 'sprays-from-a-file',
    route: 'inAndOut',
    path: `${paths.inAndOut}?view=sprays`,
    shows: 'button:has-text("Choose a file")',
  },
  { name: 'programs', route: 'programs', path: paths.programs, shows: 'h1' },
];
