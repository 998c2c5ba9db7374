interface ShownScreen {
  /** Of `screenStates`. */
  readonly state: string;
  /** Its reference picture, by the name of the file; null where there is none. */
  readonly reference: string | null;
}

/** The screens that docs/screens.md shows, in its order. */
export const shownScreens: readonly ShownScreen[] = [
  { state: 'home-first', reference: 'v2-home-empty' },
  { state: 'home-season', reference: 'v2-home' },
  { state: 'mix-first', reference: 'v2-mix-nothing' },
  { state: 'mix-planned', reference: 'v2-mix-planned' },
  { state: 'mix-stop', reference: 'v2-mix-two-stops' },
  { state: 'result', reference: 'v2-result' },
  { state: 'fill-step', reference: 'v2-fill' },
  { state: 'record', reference: null },
  { state: 'reporting-empty', reference: 'v2-reporting-empty' },
  { state: 'reporting-season', reference: 'v2-reporting' },
  { state: 'products', reference: 'v2-products' },
  { state: 'products-one', reference: '06-product' },
  { state: 'account', reference: '08-sign-in' },
  { state: 'jobs-board', reference: 'farm-jobs-board' },
  { state: 'jobs-for-me', reference: 'farm-jobs-home' },
  { state: 'jobs-taken', reference: 'farm-jobs-taken' },
  { state: 'job-sheet', reference: 'farm-job-sheet' },
  { state: 'job-sheet-contractor', reference: null },
  { state: 'people-farm', reference: 'farm-people' },
  { state: 'people-roles', reference: 'farm-people-roles' },
  { state: 'shed-who', reference: 'farm-shed' },
  { state: 'shed-pin', reference: 'farm-shed-pin' },
  { state: 'shed', reference: 'farm-stock' },
  { state: 'shed-delivery', reference: 'farm-stock-delivery' },
  { state: 'shed-order', reference: null },
  { state: 'result-shed', reference: 'farm-stock-plan' },
  { state: 'catch-test', reference: 'farm-catch-result' },
  { state: 'catch-test-nozzle', reference: 'farm-catch-run' },
  { state: 'catch-test-jug', reference: 'farm-catch-read' },
  { state: 'ground-outline', reference: 'farm-outline-parts' },
  { state: 'ground-zones', reference: null },
  { state: 'record-track', reference: 'farm-track-record' },
  { state: 'drive', reference: 'farm-track' },
  { state: 'reporting-rounds', reference: 'farm-season' },
  { state: 'scan', reference: null },
  { state: 'scan-known', reference: 'farm-scan' },
  { state: 'scan-unknown', reference: 'farm-scan-unknown' },
  { state: 'in-and-out', reference: 'farm-backup' },
  { state: 'restore', reference: 'farm-restore' },
  { state: 'plans-from-a-file', reference: 'farm-import' },
  { state: 'programs', reference: 'farm-tokens' },
];
