import type { ReadStream } from 'node:tty';
import { AdminError } from './AdminError.ts';

/** Where a command asks a person. Passwords never come as arguments: other users can list those. */
export interface Terminal {
  /** Null: nobody sits there; the password is the first line that is piped in. */
  readonly keyboard: ReadStream | null;
  readonly piped: () => string;
  readonly say: (text: string) => void;
}

const ENTER = ['\r', '\n'];
const GIVE_UP = ['\u0003', '\u0004'];
const BACKSPACE = ['\u007f', '\b'];

/** Reads one line without showing it. */
function readHidden(keyboard: ReadStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed: readonly string[] = [];
  const read = (chunk: string): void => {
    for (const letter of chunk) {
      if (ENTER.includes(letter)) resolve(typed.join(''));
      if (GIVE_UP.includes(letter)) reject(new AdminError('Given up. Nothing was changed.'));
      typed = BACKSPACE.includes(letter) ? typed.slice(0, -1) : [...typed, letter];
    }
  };
  keyboard.setEncoding('utf8').setRawMode(true).resume().on('data', read);
  return promise.finally(() => keyboard.off('data', read).setRawMode(false).pause());
}

/** Asks for a new password twice, unseen; or takes the first line of what is piped in. */
export async function readPassword({ keyboard, piped, say }: Terminal): Promise<string> {
  if (keyboard === null) return piped().split(/\r?\n/)[0] ?? '';
  const ask = async (question: string): Promise<string> => {
    say(question);
    const answer = await readHidden(keyboard);
    say('\n');
    return answer;
  };
  const password = await ask('New password (it is not shown): ');
  if ((await ask('Once more: ')) === password) return password;
  throw new AdminError('The two are not the same. Nothing was changed.');
}
