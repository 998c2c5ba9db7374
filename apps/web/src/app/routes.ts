import type { ComponentType } from 'react';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { type Path, paths } from '../device/navigation/paths.ts';

export type LayoutName = 'default' | 'focus';

export interface Route {
  /** Also the name of the page drawn at build time. */
  readonly name: string;
  /** Null: the route of every address that no other route has. */
  readonly path: Path | null;
  /** Stands before the product's name in the document title. */
  readonly title: (() => string) | null;
  /** `default` unless set; false draws the screen with nothing around it. */
  readonly layout?: LayoutName | false;
  /** What heads the screen on a phone: the brand, or a bar that the screen draws itself. */
  readonly phoneBar: 'brand' | 'screen';
  /**
   * The part of the catalogue that the screen needs first: what is kept beside the mix in work, or
   * all of it. The drawn page asks for it before its script runs.
   */
  readonly needs?: 'mix' | 'catalogue';
  readonly load: () => Promise<ComponentType>;
  /**
   * Where most go from here: that screen's code is fetched once this one is quiet, first of all.
   */
  readonly next?: Path;
}

export const routes: readonly Route[] = [
  {
    name: 'home',
    path: paths.home,
    title: null,
    phoneBar: 'brand',
    load: async () => (await import('../home/HomePage.tsx')).HomePage,
    next: paths.mix,
  },
  {
    name: 'mix',
    needs: 'mix',
    path: paths.mix,
    title: () => appWords.mix,
    phoneBar: 'screen',
    load: async () => (await import('../plan/MixPage.tsx')).MixPage,
  },
  {
    name: 'products',
    needs: 'catalogue',
    path: paths.products,
    title: () => appWords.products,
    phoneBar: 'screen',
    load: async () => {
      const { ProductsPage, productsReady } = await import('../products/ProductsPage.tsx');
      await productsReady();
      return ProductsPage;
    },
  },
  {
    name: 'reporting',
    path: paths.reporting,
    title: () => appWords.reporting,
    phoneBar: 'screen',
    load: async () => {
      const { ReportingScreen, startReport } = await import('./ReportingScreen.tsx');
      startReport();
      return ReportingScreen;
    },
  },
  {
    name: 'farm',
    path: paths.farm,
    title: () => farmPageWords.farm,
    phoneBar: 'screen',
    load: async () => (await import('./FarmScreen.tsx')).FarmScreen,
  },
  {
    name: 'result',
    needs: 'mix',
    path: paths.result,
    title: () => appWords.result,
    layout: 'focus',
    phoneBar: 'screen',
    load: async () => (await import('./ResultScreen.tsx')).ResultScreen,
  },
  {
    name: 'catchTest',
    needs: 'catalogue',
    path: paths.catchTest,
    title: () => farmPageWords.catchTest,
    layout: 'focus',
    phoneBar: 'screen',
    load: async () => (await import('../machine/catchTest/CatchTestPage.tsx')).CatchTestPage,
  },
  {
    name: 'people',
    path: paths.people,
    title: () => farmPageWords.people,
    phoneBar: 'screen',
    load: async () => (await import('../farm/people/peopleScreens.ts')).PeoplePage,
  },
  {
    name: 'join',
    path: paths.join,
    title: () => farmPageWords.join,
    layout: 'focus',
    phoneBar: 'screen',
    load: async () => (await import('../farm/join/JoinPage.tsx')).JoinPage,
  },
  {
    name: 'programs',
    path: paths.programs,
    title: () => farmPageWords.programs,
    phoneBar: 'screen',
    load: async () => (await import('../account/accountScreens.ts')).ApiTokensPage,
  },
  {
    name: 'inAndOut',
    path: paths.inAndOut,
    title: () => farmPageWords.inAndOut,
    phoneBar: 'screen',
    load: async () => (await import('../backup/BackupPage.tsx')).BackupPage,
  },
  {
    name: 'ground',
    path: paths.ground,
    title: () => farmPageWords.ground,
    phoneBar: 'screen',
    load: async () => (await import('../ground/GroundPage.tsx')).GroundPage,
  },
  {
    name: 'authAction',
    path: paths.action,
    title: () => appWords.accountLink,
    layout: 'focus',
    phoneBar: 'brand',
    load: async () => (await import('../account/accountScreens.ts')).ActionView,
  },
  {
    name: 'privacyPolicy',
    path: paths.privacyPolicy,
    title: () => appWords.privacyPolicy,
    phoneBar: 'brand',
    load: async () => (await import('../legal/legalPages.ts')).PrivacyPolicyPage,
  },
  {
    name: 'terms',
    path: paths.terms,
    title: () => appWords.terms,
    phoneBar: 'brand',
    load: async () => (await import('../legal/legalPages.ts')).TermsPage,
  },
];

export const notFoundRoute: Route = {
  name: 'notFound',
  path: null,
  title: () => appWords.notFoundTitle,
  phoneBar: 'brand',
  load: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

/** The route of an address, by its exact path. */
export const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => path === pathname) ?? notFoundRoute;
