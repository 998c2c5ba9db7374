import type { ComponentType } from 'react';
import { type Path, paths } from '../navigation/paths.ts';

export type LayoutName = 'default' | 'focus';

export interface Route {
  /** Also the name of the page drawn at build time. */
  readonly name: string;
  /** Null answers every address that no other route has. */
  readonly path: Path | null;
  /** Stands before the product's name in the document title. */
  readonly title: string | null;
  /** `default` unless set; false draws the screen with nothing around it. */
  readonly layout?: LayoutName | false;
  /** What heads the screen on a phone: the brand, or a bar that the screen draws itself. */
  readonly phoneBar: 'brand' | 'screen';
  /** The drawn page asks for the catalogue before its script runs. */
  readonly needsCatalogue?: true;
  /** The file `load` imports, as the build names it: its chunk is preloaded by the drawn page. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  /** Fetches what the screen asks for only once it stands, so that it is there without a signal. */
  readonly fetchRest?: () => Promise<void>;
}

export const routes: readonly Route[] = [
  {
    name: 'home',
    path: paths.home,
    title: null,
    phoneBar: 'brand',
    source: 'src/features/home/openHome.ts',
    load: async () => (await import('../features/home/openHome.ts')).openHome(),
  },
  {
    name: 'mix',
    needsCatalogue: true,
    path: paths.mix,
    title: 'Mix',
    phoneBar: 'screen',
    source: 'src/features/mix/MixPage.tsx',
    load: async () => (await import('../features/mix/MixPage.tsx')).MixPage,
    fetchRest: async () => {
      (await import('../features/mix/MixPage.tsx')).sheetsPart.start();
    },
  },
  {
    name: 'products',
    needsCatalogue: true,
    path: paths.products,
    title: 'Products',
    phoneBar: 'screen',
    source: 'src/features/products/ProductsPage.tsx',
    load: async () => {
      const { ProductsPage, productsReady } = await import('../features/products/ProductsPage.tsx');
      await productsReady();
      return ProductsPage;
    },
    fetchRest: async () => {
      await (await import('../features/products/ProductsPage.tsx')).loadSources();
    },
  },
  {
    name: 'reporting',
    path: paths.reporting,
    title: 'Reporting',
    phoneBar: 'screen',
    source: 'src/features/reporting/ReportingPage.tsx',
    load: async () => (await import('../features/reporting/ReportingPage.tsx')).ReportingPage,
  },
  {
    name: 'result',
    needsCatalogue: true,
    path: paths.result,
    title: 'Result',
    layout: 'focus',
    phoneBar: 'screen',
    source: 'src/features/result/ResultPage.tsx',
    load: async () => (await import('../features/result/ResultPage.tsx')).ResultPage,
  },
  {
    name: 'authAction',
    path: paths.action,
    title: 'Account link',
    layout: 'focus',
    phoneBar: 'brand',
    source: 'src/features/auth/ActionView.tsx',
    load: async () => (await import('../features/auth/ActionView.tsx')).ActionView,
  },
  {
    name: 'privacyPolicy',
    path: paths.privacyPolicy,
    title: 'Privacy policy',
    phoneBar: 'brand',
    source: 'src/features/legal/PrivacyPolicyPage.tsx',
    load: async () => (await import('../features/legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  {
    name: 'terms',
    path: paths.terms,
    title: 'Terms of service',
    phoneBar: 'brand',
    source: 'src/features/legal/TermsPage.tsx',
    load: async () => (await import('../features/legal/TermsPage.tsx')).TermsPage,
  },
];

export const notFoundRoute: Route = {
  name: 'notFound',
  path: null,
  title: 'Page not found',
  phoneBar: 'brand',
  source: 'src/app/NotFoundPage.tsx',
  load: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
};

/** The route of an address, by its exact path. */
export const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => path === pathname) ?? notFoundRoute;
