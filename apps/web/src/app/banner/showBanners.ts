import { pwaWords } from '../../i18n/made/en/app/pwaWords.ts';
import { type Path, paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { notKeptWords } from '../../i18n/made/en/sync/notKeptWords.ts';
import { routes } from '../routes.ts';
import { type BannerContent, bannerStore } from './bannerStore.ts';
import { accountStore } from '../../session/accountStore.ts';
import type { FarmInUse } from '../../sync/workspace/Workspace.ts';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import { forgetGone, goneFarm, type GoneFarm } from '../../sync/farm/removedFromFarm.ts';
import { goneFarmWords } from '../../i18n/made/en/farm/goneFarmWords.ts';
import { installWay, noteInstallAnswer } from '../../device/serviceWorker/installWay.ts';
import { reloadPage } from '../../device/serviceWorker/reloadPage.ts';
import { onNavigation } from '../../device/serviceWorker/onNavigation.ts';

/** Screens with a banner: none comes over a tank that is being filled, or an account's form. */
const places: readonly string[] = [
  paths.home,
  paths.mix,
  paths.products,
  paths.reporting,
] satisfies readonly Path[];

/**
 * Shows a banner at the next arrival that it suits: a farm that is gone or not answering, a new
 * version, missing files, or the way to the home screen.
 * @param isNewVersion whether one is on the device, asked at each arrival
 * @param notKept paths of the app that this device should hold and does not, asked at each arrival
 */
export function showBanners(
  isNewVersion: () => boolean,
  notKept: () => readonly string[] = () => [],
): void {
  /** Shown once in the life of a page, and again on the next page if it is still so. */
  let told: FarmInUse | null = null;
  let toldMissing = '';
  const show = (content: BannerContent | null) => {
    bannerStore.setState({ content });
  };
  const clear = () => {
    show(null);
  };
  const load = () => {
    show({ text: pwaWords.loadingNewVersion, actions: [] });
    reloadPage();
  };
  const ofMissing = (pathname: string): BannerContent | null => {
    const missing = notKept();
    const names = missing.join();
    if (names === '' || names === toldMissing || !places.includes(pathname)) return null;
    return incomplete(missing, () => {
      toldMissing = names;
      clear();
    });
  };
  const ofApp = (pathname: string): BannerContent | null => {
    if (isNewVersion()) return places.includes(pathname) ? newVersion(load) : null;
    return ofMissing(pathname) ?? (pathname === paths.home ? installation(clear) : null);
  };
  const contentFor = (pathname: string): BannerContent | null => {
    const { unheard } = workspaceStore.getState();
    const isOurs = unheard?.uid === accountStore.getState().account?.uid;
    if (unheard !== null && isOurs && unheard !== told && places.includes(pathname)) {
      return silent(unheard, () => {
        told = unheard;
        clear();
      });
    }
    const { farm } = goneFarm.getState().value;
    if (farm !== null && places.includes(pathname)) return gone(farm);
    return ofApp(pathname);
  };
  onNavigation((pathname) => {
    show(contentFor(pathname));
  });
  const showHere = () => {
    show(contentFor(window.location.pathname));
  };
  // Shown without waiting for an arrival: the documents of a farm were removed while they were in
  // use, on this page or on one before.
  if (goneFarm.getState().value.farm !== null) showHere();
  goneFarm.subscribe(showHere);
  if (workspaceStore.getState().unheard !== null) showHere();
  workspaceStore.subscribe((now, before) => {
    if (now.unheard !== before.unheard) showHere();
  });
}

const gone = (farm: GoneFarm): BannerContent => ({
  text: [
    goneFarmWords.gone(farm.farmName),
    ...(farm.unsent === 0 ? [] : [goneFarmWords.kept(farm.unsent)]),
  ].join(' '),
  actions: [
    ...(farm.unsent === 0
      ? []
      : [{ word: goneFarmWords.saveAsOwn, onPress: () => void save(farm) }]),
    { word: goneFarmWords.understood, onPress: forgetGone },
  ],
});

/** Without this banner people find their screens empty, and take the farm's work for lost. */
const silent = ({ farmName }: FarmInUse, onUnderstood: () => void): BannerContent => ({
  text: goneFarmWords.unheard(farmName),
  actions: [{ word: goneFarmWords.understood, onPress: onUnderstood }],
});

/** Saves the farm's unsent documents as own ones. One that is not kept stays as not saved. */
async function save(farm: GoneFarm): Promise<void> {
  const { saveAsOwn } = await import('../../sync/farm/ownChanges.ts');
  await saveAsOwn(farm).catch(() => undefined);
}

const newVersion = (load: () => void): BannerContent => ({
  text: pwaWords.newVersion,
  actions: [{ word: pwaWords.loadNewVersion, onPress: load }],
});

/** Names the missing pages, and counts the missing files that several pages share. */
function incomplete(missing: readonly string[], onUnderstood: () => void): BannerContent {
  const pages = routes.filter(({ path }) => path !== null && missing.includes(path));
  const files = missing.length - pages.length;
  const what = [
    ...pages.map(({ title }) => title?.() ?? appWords.home),
    ...(files === 0 ? [] : [notKeptWords.files(files)]),
  ];
  return {
    text: notKeptWords.notKept(what.join(', ')),
    actions: [{ word: notKeptWords.understood, onPress: onUnderstood }],
  };
}

function installation(close: () => void): BannerContent | null {
  const way = installWay();
  if (way === null) return null;
  const answer = () => {
    noteInstallAnswer();
    close();
  };
  if (way === 'shareSheet') {
    return { text: pwaWords.shareSteps, actions: [{ word: pwaWords.close, onPress: answer }] };
  }
  const install = () => {
    answer();
    void way.prompt();
  };
  return {
    text: pwaWords.installOffer,
    actions: [
      { word: pwaWords.notNow, onPress: answer },
      { word: pwaWords.install, onPress: install },
    ],
  };
}
