/**
 * The file that `load` of each route imports, as the build names it: the drawn page preloads its
 * chunk. For the build alone, so that no page carries this list.
 */
export const routeSources: Readonly<Record<string, string>> = {
  home: 'src/home/HomePage.tsx',
  mix: 'src/plan/MixPage.tsx',
  products: 'src/products/ProductsPage.tsx',
  reporting: 'src/app/ReportingScreen.tsx',
  farm: 'src/app/FarmScreen.tsx',
  result: 'src/app/ResultScreen.tsx',
  catchTest: 'src/machine/catchTest/CatchTestPage.tsx',
  people: 'src/farm/people/peopleScreens.ts',
  join: 'src/farm/join/JoinPage.tsx',
  programs: 'src/account/accountScreens.ts',
  inAndOut: 'src/backup/BackupPage.tsx',
  ground: 'src/ground/GroundPage.tsx',
  authAction: 'src/account/accountScreens.ts',
  privacyPolicy: 'src/legal/legalPages.ts',
  terms: 'src/legal/legalPages.ts',
  notFound: 'src/app/NotFoundPage.tsx',
};
