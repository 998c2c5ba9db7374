import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LetterStore, WaitingLetter } from './LetterStore.ts';
import { RecipientRefusedError, type Mailer } from './Mailer.ts';
import { MailQueue, type MailOutcome } from './MailQueue.ts';

const MINUTE = 60_000;

let now: number;
let waiting: (WaitingLetter & { nextAt: number })[];
let outcomes: MailOutcome[];
let sent: string[];
let send: Mailer['send'];
let queue: MailQueue;

const store: LetterStore = {
  nextDue: (time) => waiting.find(({ nextAt }) => nextAt <= time) ?? null,
  delete: (id) => {
    waiting = waiting.filter((letter) => letter.id !== id);
  },
  postpone: (id, until) => {
    waiting = waiting.map((letter) =>
      letter.id === id ? { ...letter, nextAt: until, attempts: letter.attempts + 1 } : letter,
    );
  },
};

const add = (recipient: string | null, expiresAt = 24 * 60 * MINUTE): void => {
  const id = waiting.length + 1;
  waiting.push({
    id,
    recipient,
    subject: 's',
    text: 't',
    html: 'h',
    attempts: 0,
    expiresAt,
    nextAt: 0,
  });
};

beforeEach(() => {
  now = 0;
  waiting = [];
  outcomes = [];
  sent = [];
  send = (recipient) => {
    sent.push(recipient);
    return Promise.resolve();
  };
  queue = new MailQueue({
    store,
    mailer: { send: (...letter) => send(...letter), close: () => undefined },
    clock: () => now,
    onOutcome: (outcome) => outcomes.push(outcome),
    onFailure: (error) => {
      throw error;
    },
  });
});
afterEach(() => queue.close());

test('sends what waits, once, and drops what is for nobody', async () => {
  add('ann');
  add(null);
  add('bob');
  await queue.settled();
  await queue.settled();
  expect(sent).toEqual(['ann', 'bob']);
  expect(waiting).toEqual([]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
});

test('woken twice, it looks once, and not before its caller is done', async () => {
  add('ann');
  queue.wake();
  queue.wake();
  await Promise.resolve();
  expect(sent).toEqual([]);
  await expect.poll(() => sent).toEqual(['ann']);
});

describe('a mail server that fails', () => {
  test('is tried again after 1, 2, 4 ... 60 minutes until the link is dead', async () => {
    add('ann');
    send = () => Promise.reject(Object.assign(new Error('to ann'), { code: 'ECONNREFUSED' }));
    const waits: number[] = [];
    while (waiting.length > 0) {
      await queue.settled();
      const next = waiting[0]?.nextAt;
      if (next === undefined) break;
      waits.push((next - now) / MINUTE);
      now = next;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(now).toBeGreaterThanOrEqual(24 * 60 * MINUTE);
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'expired', reason: null });
    expect(outcomes[0]).toEqual({
      letter: 1,
      outcome: 'postponed',
      attempts: 1,
      reason: 'ECONNREFUSED',
    });
    expect(JSON.stringify(outcomes)).not.toContain('ann');
  });

  test('holds up no other letter', async () => {
    add('ann');
    add('bob');
    const works = send;
    send = (recipient, letter) =>
      recipient === 'ann' ? Promise.reject(new Error('no')) : works(recipient, letter);
    await queue.settled();
    expect(sent).toEqual(['bob']);
    send = works;
    now = MINUTE;
    await queue.settled();
    expect(sent).toEqual(['bob', 'ann']);
  });

  test('and refuses the recipient for good is not asked again', async () => {
    add('ann');
    send = () => Promise.reject(new RecipientRefusedError());
    await queue.settled();
    expect(waiting).toEqual([]);
    expect(outcomes).toMatchObject([{ outcome: 'refused' }]);
  });

  test('by saying nothing does not hold up the stop; the letter stays', async () => {
    add('ann');
    send = () => new Promise(() => undefined);
    void queue.settled();
    await queue.close();
    expect(waiting).toHaveLength(1);
  });
});
