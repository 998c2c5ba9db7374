import type { createTransport } from 'nodemailer';
import { RecipientRefusedError, type Mailer } from './Mailer.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** A status 5xx to the envelope is final; 4xx and everything else may pass. */
const isRefusal = (error: SmtpError): boolean =>
  error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;

/**
 * Sends through a mail server.
 * @param url such as smtps://user:password@mail.example.org
 * @param from what the recipient sees as the sender: `Name <address>`.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const { protocol, hostname } = new URL(url);
  let transport: ReturnType<typeof createTransport> | null = null;
  // Loaded with the first letter: few servers send one soon after their start.
  const connected = async () => {
    const library = await import('nodemailer');
    return (transport ??= library.createTransport({
      url,
      // A link that resets a password crosses no network in the clear.
      requireTLS: protocol === 'smtp:' && !LOOPBACK.includes(hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }));
  };
  return {
    send: async (recipient, { subject, text, html }) => {
      try {
        const to = { name: '', address: recipient };
        await (await connected()).sendMail({ from, to, subject, text, html });
      } catch (error) {
        if (error instanceof Error && isRefusal(error)) throw new RecipientRefusedError();
        throw error;
      }
    },
    close: () => transport?.close(),
  };
}
