import type { Letter } from './Mailer.ts';

export type AccountLetterKind =
  'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail';

export interface AccountLetterParts {
  readonly kind: AccountLetterKind;
  readonly productName: string;
  readonly link: string;
  /** The account's address before a change; for the others its address. */
  readonly email: string;
  readonly newEmail: string | null;
}

interface Words {
  readonly subject: string;
  readonly before: string;
  readonly action: string;
  readonly after: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

function words({ kind, productName, email, newEmail }: AccountLetterParts): Words {
  const product = `${productName} Mix Calculator`;
  switch (kind) {
    case 'verifyEmail':
      return {
        subject: `Confirm your e-mail address for ${product}`,
        before: `Please confirm that ${email} is your address. The link works once, for 24 hours.`,
        action: 'Confirm this address',
        after: `If you did not register with ${product}, you need do nothing.`,
      };
    case 'resetPassword':
      return {
        subject: `Choose a new password for ${product}`,
        before: `Somebody asked for a new password for ${email}. The link works once, for one hour.`,
        action: 'Choose a new password',
        after: 'If that was not you, you need do nothing: your password stays as it is.',
      };
    case 'verifyAndChangeEmail':
      return {
        subject: `Confirm your new e-mail address for ${product}`,
        before:
          `The account ${email} is to use ${newEmail ?? ''} from now on. ` +
          'The link works once, for 24 hours. You will be asked to sign in again.',
        action: 'Use this address',
        after: `If you did not ask for this, you need do nothing: the account stays as it is.`,
      };
    case 'recoverEmail':
      return {
        subject: `Your e-mail address for ${product} was changed`,
        before: `Your account now uses ${newEmail ?? ''} in place of ${email}.`,
        action: 'That was not me: change it back',
        after:
          'If that was you, you need do nothing. The link works once, for 7 days, and signs every ' +
          'device out; then choose a new password.',
      };
  }
}

/** The letter for an account action, as plain text and as HTML. */
export function accountLetter(parts: AccountLetterParts): Letter {
  const { subject, before, action, after } = words(parts);
  const product = `${parts.productName} Mix Calculator`;
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  return {
    subject,
    text: `${before}\n\n${action}:\n${parts.link}\n\n${after}\n\n${product}\n`,
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(subject)}</title></head><body>${paragraph(before)}` +
      `<p><a href="${escapeHtml(parts.link)}">${escapeHtml(action)}</a></p>` +
      `${paragraph(after)}${paragraph(product)}</body></html>\n`,
  };
}
