import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxMailer } from './outboxMailer.ts';

test('writes each letter to files for this user alone and names the file', async () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'mix-outbox-')), 'outbox');
  const written: string[] = [];
  let id = 0;
  const mailer = outboxMailer({
    directory,
    clock: () => Date.UTC(2026, 10, 21),
    newId: () => String((id += 1)),
    onWritten: (file) => written.push(file),
  });
  const letter = { subject: 'A subject', text: 'words\n', html: '<p>words</p>' };
  await mailer.send('ann@example.org', letter);
  await mailer.send('bob@example.org', letter);
  mailer.close();
  expect(readdirSync(directory)).toEqual([
    '2026-11-21T00-00-00-000Z-1.html',
    '2026-11-21T00-00-00-000Z-1.txt',
    '2026-11-21T00-00-00-000Z-2.html',
    '2026-11-21T00-00-00-000Z-2.txt',
  ]);
  expect(readFileSync(written[0] ?? '', 'utf8')).toBe(
    'To: ann@example.org\nSubject: A subject\n\nwords\n',
  );
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  for (const file of written) expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(join(directory, '..'), { recursive: true });
});
