/** Every address of the app. Capital letters count. */
export const paths = {
  home: '/',
  mix: '/mix',
  products: '/products',
  reporting: '/reporting',
  farm: '/farm',
  result: '/result',
  people: '/people',
  join: '/join',
  programs: '/programs',
  inAndOut: '/inandout',
  ground: '/ground',
  action: '/auth/Action',
  catchTest: '/catchtest',
  privacyPolicy: '/privacypolicy',
  terms: '/tos',
} as const;

/** The pages of the farm, in the order in which they are listed. */
export const farmPaths = [
  paths.ground,
  paths.people,
  paths.catchTest,
  paths.inAndOut,
  paths.programs,
] as const;

/** A plan to look at, of a mix that is nobody’s. */
export const examplePath = `${paths.result}?example`;

/** The address at which the mix opens at one of its fields. */
export const mixField = (field: string): string => `${paths.mix}#${field}`;

/** The machines: a view of the farm's own address. */
export const machinesPath = `${paths.farm}?machines`;

export type Path = (typeof paths)[keyof typeof paths];
