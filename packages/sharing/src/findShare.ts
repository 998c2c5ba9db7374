/** What a share text carries: a job to do, or the result of one. */
export type ShareKind = 'job' | 'done';

export interface FoundShare {
  readonly kind: ShareKind;
  readonly packed: string;
}

const MARK = /(?:^|[#?&\s])(job|done)(?:=|%3D)(.*)$/is;

/**
 * Finds a job or a result in a text: the fragment of an address, a whole link, or the message it
 * came in. Null when there is none.
 */
export function findShare(text: string): FoundShare | null {
  const [, kind, packed] = MARK.exec(text) ?? [];
  if (kind === undefined || packed === undefined) return null;
  return { kind: kind.toLowerCase() === 'job' ? 'job' : 'done', packed };
}
