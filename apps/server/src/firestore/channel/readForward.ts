import { invalid } from '../RequestError.ts';

/** What the client sends in one POST. */
export interface Forward {
  /** The number of the first message; they are numbered through from the opening of the channel. */
  readonly offset: number;
  readonly messages: readonly string[];
  /** The client's headers, which travel in the body of the opening POST; null: none. */
  readonly headers: string | null;
  /** The body was longer than a body may be, and was cut behind the last whole message. */
  readonly isCut: boolean;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalid('The body is not encoded as it should be.');
  }
}

const MESSAGE = /^req(\d+)___data__$/;

function readNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid(`The body has no ${name}.`);
  return Number(text);
}

function readMessages(members: ReadonlyMap<string, string>): readonly string[] {
  const messages: string[] = [];
  for (const [name, value] of members) {
    const index = MESSAGE.exec(name)?.[1];
    if (index === undefined) continue;
    if (Number(index) !== messages.length) throw invalid('The messages are not in order.');
    messages.push(decode(value));
  }
  return messages;
}

/**
 * Reads the form of a POST.
 * @param isCut the body was longer than a body may be; its last member is then incomplete.
 * @throws RequestError when the body is not such a form.
 */
export function readForward(body: string, isCut: boolean): Forward {
  const parts = body.split('&');
  if (isCut) parts.pop();
  const members = new Map(
    parts.map((part) => {
      const equals = part.indexOf('=');
      return [part.slice(0, equals), part.slice(equals + 1)] as const;
    }),
  );
  const messages = readMessages(members);
  const count = readNumber(members.get('count') ?? '0', 'count');
  if (!isCut && count !== messages.length) throw invalid('The body lacks messages.');
  const headers = members.get('headers');
  return {
    offset: readNumber(members.get('ofs') ?? '0', 'ofs'),
    messages,
    headers: headers === undefined ? null : decode(headers),
    isCut,
  };
}

/** The value of the `Authorization` header among the client's headers; null: signed out. */
export function authorizationIn(headers: string | null): string | null {
  const line = headers?.split(/\r?\n/).find((each) => /^authorization:/i.test(each));
  return line === undefined ? null : line.slice(line.indexOf(':') + 1).trim();
}
