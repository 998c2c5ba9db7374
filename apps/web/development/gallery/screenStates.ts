import { catalogue } from '@mix/catalogue';
import { catchTestKind, recordKind, savedMixKind } from '@mix/documents';
import { calculateMix, type MixDraft } from '@mix/engine';
import { everyPart, hillBlock, stopped } from '../../src/plan/testing/exampleMixes.ts';
import { deviceOffset } from '../../src/device/clock/deviceOffset.ts';
import { recordOfJob } from '../../src/records/recordOfJob.ts';
import { startJob } from '../../src/fill/startJob.ts';
import type { Job } from '../../src/fill/job/Job.ts';
import { beginLoad, doStep } from '../../src/fill/testing/fillJob.ts';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { savedMixOf } from '../../src/plan/saved/savedMixOf.ts';
import { jobPaths } from '../../src/device/navigation/jobPaths.ts';
import { paths } from '../../src/device/navigation/paths.ts';
import { hillShed } from '../seed/hillShed.ts';
import { farmScreenStates, outlinedPaddock, riverFlats } from './states/farmScreenStates.ts';
import { keptRiverFlats, riverFlatsTrack } from './riverFlatsTrack.ts';
import type { HeldDocument } from './FrameContent.ts';
import { farmSeason, PICTURE_TIME } from './pictureSeason.ts';
import { roundScreenStates } from './states/roundScreenStates.ts';
import { machineScreenStates } from './states/machineScreenStates.ts';
import { scanScreenStates } from './states/scanScreenStates.ts';
import type { ScreenState } from './ScreenState.ts';
import { shedScreenStates } from './states/shedScreenStates.ts';

const nowMs = PICTURE_TIME.getTime();

const planned = { 'mix.draft': hillBlock };

function started(form: MixForm): Job {
  // Every figure of the form is a number.
  const draft = form as MixDraft;
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the mix of the pictures has no plan');
  return beginLoad(startJob({ draft, plan, catalogue, atMs: nowMs }), nowMs);
}

/** A job whose first load is in the tank. */
function filled(form: MixForm): Job {
  let job = started(form);
  while (job.stages[0].loads[0]?.endedAtMs === null) job = doStep(job, nowMs);
  return job;
}

const inWork = (form: MixForm, job: Job) => ({
  'mix.draft': form,
  'mix.job': { job, rests: [] },
});

/** A mix of one load of 800 L. */
const small: MixForm = { ...hillBlock, sprayAreaHa: 8 };

const record: HeldDocument = {
  collection: 'records',
  id: 'picture',
  value: recordKind.serialise(recordOfJob(filled(small), nowMs, deviceOffset)),
};

/** The same load, on its way over the river flats. */
const sprayedJob: Job = {
  ...filled({ ...hillBlock, swathWidthM: 20 }),
  paddock: { id: 'picture', name: 'River flats', landUse: 'pasture' },
};

const savedMix: HeldDocument = {
  collection: 'mixes',
  id: 'picture',
  value: savedMixKind.serialise(
    savedMixOf('Hill block', { draft: hillBlock as MixDraft, paddock: null }, catalogue),
  ),
};

/** A catch test of the nozzles of `everyPart`, from too long ago. */
const caughtLastYear: HeldDocument = {
  collection: 'catchTests',
  id: 'picture',
  value: catchTestKind.serialise({
    machineId: 'custom',
    boomConfigurationId: null,
    nozzleId: 'aixr11003',
    nozzleCount: 40,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
    catches: Array.from({ length: 40 }, (_, index) => ({
      nozzle: index + 1,
      volumeML: 590,
      seconds: 30,
      renewedAt: null,
    })),
    runs: [],
    goodForMonths: 6,
    at: '2025-10-12T09:00:00+13:00',
    by: 'Sam P.',
  }),
};

/** Every screen in its states; the pictures of the tests and the frames of the gallery show these. */
export const screenStates: readonly ScreenState[] = [
  { name: 'home-first', route: 'home', path: paths.home, shows: 'h1', isPictured: true },
  {
    name: 'home-work',
    route: 'home',
    path: paths.home,
    device: {
      ...planned,
      'mix.recent': [
        { keptAt: Date.UTC(2026, 10, 19), form: { ...hillBlock, name: 'River flat' } },
      ],
    },
    shows: 'text=River flat',
    isPictured: true,
  },
  {
    name: 'home-offline',
    route: 'home',
    path: paths.home,
    device: planned,
    documents: [savedMix],
    shows: 'text=/^Offline/',
    network: 'offline',
  },
  {
    name: 'home-season',
    route: 'home',
    path: paths.home,
    device: inWork(hillBlock, doStep(started(hillBlock), nowMs)),
    // A getter, so that the season is made only where it is asked for: a year is planned job by
    // job.
    get documents() {
      return farmSeason();
    },
    shows: 'text=Last records',
  },
  {
    name: 'home-shed',
    route: 'home',
    path: paths.home,
    device: planned,
    documents: [...hillShed, savedMix],
    shows: 'text=SW-2311',
  },
  { name: 'mix-first', route: 'mix', path: paths.mix, shows: 'h1', isPictured: true },
  {
    name: 'mix-loading',
    route: 'mix',
    path: paths.mix,
    device: planned,
    shows: 'text=Opening the product list',
    network: 'never',
  },
  {
    name: 'mix-loading-products',
    route: 'mix',
    path: paths.mix,
    device: planned,
    press: ['main button[data-after-figures]'],
    shows: 'dialog p',
    network: 'never',
  },
  {
    name: 'mix-planned',
    route: 'mix',
    path: paths.mix,
    device: planned,
    shows: 'text=/loads?(?: of|:)/',
    isPictured: true,
  },
  {
    name: 'mix-stop',
    route: 'mix',
    path: paths.mix,
    device: { 'mix.draft': stopped },
    shows: '[role=alert]',
    isPictured: true,
  },
  {
    name: 'mix-label',
    route: 'mix',
    path: paths.mix,
    device: { 'mix.draft': stopped },
    press: ['[role=alert] button:last-child'],
    shows: 'dialog input',
  },
  {
    name: 'mix-catch-test-old',
    route: 'mix',
    path: paths.mix,
    device: { 'mix.draft': everyPart },
    documents: [caughtLastYear],
    shows: 'text=The catch test is old',
  },
  { name: 'result-empty', route: 'result', path: paths.result, shows: 'h1' },
  {
    name: 'result',
    route: 'result',
    path: paths.result,
    device: planned,
    shows: 'button:has-text("Start filling")',
    isPictured: true,
  },
  {
    name: 'result-shed',
    route: 'result',
    path: paths.result,
    device: planned,
    documents: hillShed,
    shows: 'text=/what the shed paid|In the shed/',
  },
  {
    name: 'result-stop',
    route: 'result',
    path: paths.result,
    device: { 'mix.draft': stopped },
    shows: '[role=alert]',
  },
  {
    name: 'fill-first-step',
    route: 'result',
    path: jobPaths.fill,
    device: inWork(hillBlock, started(hillBlock)),
    shows: 'text=Step 1 of 5',
  },
  {
    name: 'fill-step',
    route: 'result',
    path: jobPaths.fill,
    device: inWork(hillBlock, doStep(started(hillBlock), nowMs)),
    shows: 'text=Step 2 of 5',
    isPictured: true,
  },
  {
    name: 'fill-jar',
    route: 'result',
    path: jobPaths.fill,
    device: inWork(hillBlock, doStep(started(hillBlock), nowMs)),
    press: ['main header > button', 'dialog section + div > button:nth-of-type(2)'],
    shows: 'dialog li',
  },
  {
    name: 'fill-in-tank',
    route: 'result',
    path: jobPaths.fill,
    device: inWork(hillBlock, filled(hillBlock)),
    shows: 'text=/Load 1 is in the tank/',
  },
  {
    name: 'drive',
    route: 'result',
    path: jobPaths.drive,
    device: {
      ...inWork(hillBlock, sprayedJob),
      'mix.track': { track: riverFlatsTrack(riverFlats, sprayedJob.id) },
    },
    documents: [outlinedPaddock],
    shows: 'main svg[role=img]',
  },
  {
    name: 'record-track',
    route: 'reporting',
    path: jobPaths.recordOf('picture'),
    device: planned,
    documents: [record, { collection: 'tracks', id: 'picture', value: keptRiverFlats(riverFlats) }],
    shows: 'main svg[role=img]',
  },
  {
    name: 'record',
    route: 'result',
    path: jobPaths.record,
    device: inWork(small, filled(small)),
    shows: 'text=Planned and done',
    isPictured: true,
  },
  { name: 'reporting-empty', route: 'reporting', path: paths.reporting, shows: 'h1' },
  {
    name: 'reporting',
    route: 'reporting',
    path: paths.reporting,
    device: planned,
    documents: [record],
    shows: 'text=Hill block',
    isPictured: true,
  },
  {
    name: 'reporting-season',
    route: 'reporting',
    path: paths.reporting,
    get documents() {
      return farmSeason();
    },
    shows: 'main figure svg',
  },
  {
    name: 'reporting-write',
    route: 'reporting',
    path: `${paths.reporting}?write`,
    get documents() {
      return farmSeason();
    },
    shows: 'main button[aria-pressed]',
  },
  {
    name: 'reporting-rounds',
    route: 'reporting',
    path: `${paths.reporting}?season`,
    get documents() {
      return farmSeason();
    },
    // A list on a phone, a table at a desk.
    shows: 'main :is(section li, table)',
  },
  {
    name: 'round-new',
    route: 'reporting',
    path: `${paths.reporting}?season=new`,
    device: { 'mix.draft': hillBlock },
    get documents() {
      return farmSeason();
    },
    shows: 'main input[type=checkbox]',
  },
  ...roundScreenStates,
  {
    name: 'products',
    route: 'products',
    path: paths.products,
    shows: 'text=Ammonium sulphate',
    isPictured: true,
  },
  {
    name: 'products-one',
    route: 'products',
    path: `${paths.products}?product=urea`,
    shows: 'h1',
  },
  {
    name: 'products-pairs',
    route: 'products',
    path: `${paths.products}?pairs`,
    shows: 'article details',
  },
  ...shedScreenStates,
  {
    name: 'products-not-loaded',
    route: 'products',
    path: paths.products,
    shows: 'h1',
    network: 'refused',
  },
  {
    name: 'account',
    route: 'home',
    path: paths.home,
    press: ['#root > div > header > button'],
    shows: 'dialog input[type=email]',
    isPictured: true,
  },
  // An offline state is signed in; the parts that only the server knows wait.
  ...(['second-factor', 'sessions'] as const).map((name, place) => ({
    name: `account-${name}`,
    route: 'home',
    path: paths.home,
    network: 'offline' as const,
    press: ['#root > div > header > button', `dialog details:nth-of-type(${place + 4}) > summary`],
    shows: 'dialog details[open]',
  })),
  { name: 'account-link', route: 'authAction', path: paths.action, shows: 'h1' },
  { name: 'privacy-policy', route: 'privacyPolicy', path: paths.privacyPolicy, shows: 'h1' },
  { name: 'terms', route: 'terms', path: paths.terms, shows: 'h1' },
  { name: 'not-found', route: 'notFound', path: '/no-such-page', shows: 'h1' },
  ...farmScreenStates,
  ...machineScreenStates,
  ...scanScreenStates,
];
