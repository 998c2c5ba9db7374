/** How much goes wrong, and what is broken on purpose. */
export interface Faults {
  /** Shares of requests whose way there, or whose answer, is lost; and of those that come twice. */
  readonly lostThere: number;
  readonly lostBack: number;
  readonly twice: number;
  /** Share of writes that a full device refuses. */
  readonly quota: number;
  readonly planted: PlantedFault | null;
}

/**
 * Taken out to see whether it is found:
 * `deviceSync`: the device says that it holds a change before it does.
 * `rule`: everybody is the owner of everything.
 * `revision`: what was changed in time and is sent late leaves no revision, and the rules ask for none.
 * `mergeBase`: what the account holds is not compared with what a change started from.
 * `acknowledgement`: an answer counts for whatever the device holds by then.
 * `session`: a session that was ended goes on until its token runs out.
 * `form`: a change is laid on a document of an older form as it stands.
 */
export const PLANTED_FAULTS = [
  'deviceSync',
  'rule',
  'mergeBase',
  'acknowledgement',
  'revision',
  'session',
  'form',
] as const;
export type PlantedFault = (typeof PLANTED_FAULTS)[number];
