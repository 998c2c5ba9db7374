import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mailer } from './Mailer.ts';

export interface OutboxOptions {
  readonly directory: string;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Called with the path of each letter, for the operator to read. */
  readonly onWritten: (file: string) => void;
}

/** Without a mail server, letters are files only the server's own user can read: text and HTML. */
export function outboxMailer({ directory, clock, newId, onWritten }: OutboxOptions): Mailer {
  return {
    send: (recipient, { subject, text, html }) => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const stamp = new Date(clock()).toISOString().replaceAll(/[:.]/g, '-');
      const file = join(directory, `${stamp}-${newId()}`);
      const options = { mode: 0o600, flag: 'wx' };
      writeFileSync(`${file}.html`, html, options);
      writeFileSync(`${file}.txt`, `To: ${recipient}\nSubject: ${subject}\n\n${text}`, options);
      onWritten(`${file}.txt`);
      return Promise.resolve();
    },
    forget: (recipient) => {
      if (!existsSync(directory)) return;
      const texts = readdirSync(directory).filter((name) => name.endsWith('.txt'));
      for (const name of texts) {
        const file = join(directory, name);
        if (!readFileSync(file, 'utf8').startsWith(`To: ${recipient}\n`)) continue;
        rmSync(file);
        rmSync(file.replace(/txt$/, 'html'), { force: true });
      }
    },
    close: () => undefined,
  };
}
