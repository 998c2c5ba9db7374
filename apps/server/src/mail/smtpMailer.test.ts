import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startAccountServer } from '../testing/accountClient.ts';
import { RecipientRefusedError } from './Mailer.ts';
import { smtpMailer } from './smtpMailer.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const LETTER = { subject: 'Ønsker', text: 'words æ\n', html: '<p>words æ</p>' };

interface Received {
  readonly url: string;
  readonly mails: { from: string; to: string; source: string }[];
}

async function startSmtp(refusal: number | null = null): Promise<Received> {
  const mails: Received['mails'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error('no'), { responseCode: refusal })),
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, mails };
}

test('hands a letter over in both forms', async () => {
  const { url, mails } = await startSmtp();
  const mailer = smtpMailer(url, 'Paddock <no-reply@mix.example.org>');
  cleanUps.push(() => mailer.close());
  await mailer.send('ann@example.org', LETTER);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ from: 'no-reply@mix.example.org', to: 'ann@example.org' });
  expect(mails[0]?.source).toMatch(/^From: Paddock <no-reply@mix.example.org>/m);
  expect(mails[0]?.source).toMatch(/text\/plain[^]*text\/html/);
});

test.each([
  [550, true],
  [450, false],
])('a recipient refused with %i is refused for good: %s', async (code, isForGood) => {
  const { url } = await startSmtp(code);
  const mailer = smtpMailer(url, 'no-reply@mix.example.org');
  cleanUps.push(() => mailer.close());
  const error: unknown = await mailer
    .send('ann@example.org', LETTER)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof RecipientRefusedError).toBe(isForGood);
});

test('the server sends through it, and one that says nothing holds up no request', async () => {
  const { url, mails } = await startSmtp();
  const server = await startAccountServer({ SMTP_URL: url, MAIL_FROM: 'no-reply@mix.example.org' });
  cleanUps.push(() => server.stop());
  const { idToken } = await server.register();
  await server.post('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await expect.poll(() => mails.length).toBe(1);
  expect(server.letters()).toEqual([]);

  const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
  cleanUps.push(() => silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const waiting = await startAccountServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const registered = await waiting.register();
  const began = Date.now();
  const answer = await waiting.post('/v1/accounts:sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken: registered.idToken,
  });
  expect(answer.error).toBeNull();
  expect(Date.now() - began).toBeLessThan(2000);
  expect(waiting.database.prepare('SELECT recipient FROM letters').all()).toHaveLength(1);
  await waiting.stop();
});
