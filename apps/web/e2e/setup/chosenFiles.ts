/**
 * Journeys of `npm test`: the whole main job, one way through each folder; `npm run prove`: all.
 */
export const GATE: readonly string[] = [
  'journeys/fillAndRecord.e2e.ts',
  'journeys/stopAndWayOut.e2e.ts',
  'journeys/contractor.e2e.ts',
  'journeys/recordPutRight.e2e.ts',
  'journeys/yearsNitrogen.e2e.ts',
  'journeys/plansFromWorkbook.e2e.ts',
  'account/accountLink.e2e.ts',
  'account/giveToFarm.e2e.ts',
  'hosted/hosted.e2e.ts',
  'job/jobSheet.e2e.ts',
  'kept/offline.e2e.ts',
  'mix/paddocks.e2e.ts',
  'mix/untilPlan.e2e.ts',
  'screens/fit.e2e.ts',
  'screens/screens.e2e.ts',
  'screens/tables.e2e.ts',
  'site/everyPage.e2e.ts',
  'site/inSpanish.e2e.ts',
  'site/laterScreens.e2e.ts',
];

/** Tests that need Google's emulator of hosting. */
export const HOSTING_ALONE: readonly string[] = ['hosted/rehearsal.e2e.ts'];

/**
 * Tests of the rehearsal on the hosted site: work with an account and on a farm, without any call
 * that only the self-hosted server has (listing and ending sessions, setting up a second factor).
 */
export const REHEARSED: readonly string[] = [
  ...HOSTING_ALONE,
  'account/account.e2e.ts',
  'account/accountLink.e2e.ts',
  'account/documents.e2e.ts',
  'account/profile.e2e.ts',
  'account/session.e2e.ts',
  'journeys/contractor.e2e.ts',
  'journeys/eachRoleKeepsGround.e2e.ts',
  'journeys/eachRoleWrites.e2e.ts',
  'journeys/keptInAccount.e2e.ts',
  'mix/ownProducts.e2e.ts',
];
