import { describe, expect, it } from 'vitest';
import { loggedErrors, logError } from './errorLog.ts';

const device = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const at = new Date('2026-11-22T01:00:00Z');

function thrown(message: string): Error {
  const error = new TypeError(message);
  error.stack = [
    `TypeError: ${message}`,
    '    at settle (https://mix.example/assets/sync-1a2b.js?v=3#job=1.abc:12:34)',
    '    at sendEntry (https://mix.example/assets/sync-1a2b.js:15:3)',
  ].join('\n');
  return error;
}

describe('the log of errors', () => {
  it('says what and where, over restarts', () => {
    const storage = device();
    logError(thrown("Cannot read properties of undefined (reading 'fields')"), at, storage);
    expect(loggedErrors(storage)).toEqual([
      {
        at: '2026-11-22T01:00:00.000Z',
        name: 'TypeError',
        message: "Cannot read properties of undefined (reading 'fields')",
        stack: [
          'at settle (https://mix.example/assets/sync-1a2b.js:12:34)',
          'at sendEntry (https://mix.example/assets/sync-1a2b.js:15:3)',
        ],
      },
    ]);
  });

  it('keeps nothing that the operator wrote', () => {
    const storage = device();
    logError(
      thrown('Unexpected token, "{"name":"Hill block of Jo"" is no JSON; jo@farm.example'),
      at,
      storage,
    );
    try {
      JSON.parse('{"operator": Jo of Hill block}');
    } catch (error) {
      logError(error as Error, at, storage);
    }
    expect(JSON.stringify(loggedErrors(storage))).not.toMatch(/Hill|Jo|jo@|abc/);
  });

  it('holds the last fifty', () => {
    const storage = device();
    for (let number = 1; number <= 60; number += 1) logError(thrown(`no ${number}`), at, storage);
    const messages = loggedErrors(storage).map(({ message }) => message);
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([50, 'no 11', 'no 60']);
  });

  it('begins anew where the kept text is damaged', () => {
    const storage = device();
    storage.setItem('mix.errors', '[{');
    logError(thrown('after'), at, storage);
    expect(loggedErrors(storage)).toHaveLength(1);
  });
});
