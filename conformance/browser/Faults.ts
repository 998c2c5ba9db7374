import type { SeenRequest } from './SeenRequest.ts';

/** Faults of the network between page and server. */
export interface Faults {
  /** How long the first byte of each back channel is held back. */
  firstByteDelayMs: number;
  /** What each chunk of a Listen channel waits for; those behind it wait too. */
  listenGate: (chunk: string) => Promise<unknown> | null;
  /** The next back channel that carries this text is cut in the middle of the chunk; then the next. */
  cutInside: string[];
  /** The next request whose body has this text is carried out, but its answer is lost; then the next. */
  loseAnswerTo: string[];
  /** The payload to pass on instead; null: none. */
  editPayload: (payload: string) => string | null;
  editRequest: (body: string) => string;
  editAnswer: (request: SeenRequest, body: string) => string;
}

const NO_FAULTS: Omit<Faults, 'cutInside' | 'loseAnswerTo'> = {
  firstByteDelayMs: 0,
  listenGate: () => null,
  editPayload: (payload) => payload,
  editRequest: (body) => body,
  editAnswer: (_request, body) => body,
};

export const noFaults = (): Faults => ({ ...NO_FAULTS, cutInside: [], loseAnswerTo: [] });

/** Strikes the first entry of a list that stands in a text; whether there was one. */
export function take(wanted: string[], content: string): boolean {
  const index = wanted.findIndex((each) => content.includes(each));
  if (index >= 0) wanted.splice(index, 1);
  return index >= 0;
}
