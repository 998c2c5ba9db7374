import { setTimeout as pauseMs } from 'node:timers/promises';
import { z } from 'zod';
import type { AccessToken } from './accessToken.ts';
import { MoveError } from '../../moveProgress.ts';

/** Google's project, and how it is reached. */
export interface HostedProject {
  readonly projectId: string;
  /** Such as https://identitytoolkit.googleapis.com */
  readonly accountsUrl: string;
  /** Such as https://firestore.googleapis.com */
  readonly documentsUrl: string;
  readonly accessToken: AccessToken;
  /** With a person's own token the service wants to hear which project pays. */
  readonly namesPayer: boolean;
  readonly pause?: (ms: number) => Promise<unknown>;
}

const ANSWER_MS = 120_000;
const MOST_TRIES = 7;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 32_000;

/** Busy, restarting or in a conflict: ask again. Every request of a move may be repeated. */
const PASSING = [408, 409, 429, 500, 502, 503, 504];

const refusalShape = z.object({ error: z.object({ message: z.string() }) });

/** The service's own words; a streamed answer has them in a list. */
function refusalIn(body: unknown): string | null {
  const parsed = refusalShape.safeParse(Array.isArray(body) ? body[0] : body);
  return parsed.success ? parsed.data.error.message : null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type Answer = { readonly status: number; readonly body: unknown };

async function once(project: HostedProject, url: string, body: object | null): Promise<Answer> {
  const response = await fetch(url, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${await project.accessToken()}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(project.namesPayer ? { 'x-goog-user-project': project.projectId } : {}),
    },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return { status: response.status, body: parsed(await response.text()) };
}

/**
 * Asks the project, again and again for about two minutes while it is busy or does not answer.
 * @param body null: a question, which changes nothing
 * @throws MoveError with the words of the service when it refuses.
 */
export async function ask(
  project: HostedProject,
  url: string,
  body: object | null,
): Promise<unknown> {
  const { pause = pauseMs } = project;
  const { origin } = new URL(url);
  let said = `${origin} does not answer.`;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (tries > 0) await pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    let answer: Answer;
    try {
      answer = await once(project, url, body);
    } catch (error) {
      if (error instanceof MoveError) throw error;
      continue;
    }
    if (answer.status >= 200 && answer.status < 300) {
      if (answer.body !== null) return answer.body;
      throw new MoveError(`${origin} answers without JSON.`);
    }
    if (answer.status === 401) {
      throw new MoveError('The access token is not good, or no longer. Pipe a new one in.');
    }
    said = `${origin} refuses: ${refusalIn(answer.body) ?? `status ${answer.status}`}`;
    if (!PASSING.includes(answer.status)) break;
  }
  throw new MoveError(said);
}
