import { escapeHtml } from './escapeHtml.ts';
import type { LetterLanguage } from './letterLanguage.ts';
import type { AccountLetterKind } from './letters/Letters.ts';
import { letterWords } from './letterWords.ts';
import type { Letter } from './Mailer.ts';

export interface AccountLetterParts {
  readonly kind: AccountLetterKind;
  readonly language: LetterLanguage;
  readonly productName: string;
  readonly link: string;
  /** The account's address; in a letter about a change of it the old one. */
  readonly email: string;
  readonly newEmail: string | null;
  /** Recovery codes that were not used yet. */
  readonly codesLeft?: number;
}

/** The letter for an account action, as plain text and as HTML. */
export function accountLetter(parts: AccountLetterParts): Letter {
  const { kind, language, email } = parts;
  const product = `${parts.productName} Mix Calculator`;
  const newEmail = parts.newEmail ?? '';
  const { subject, before, action, after } = letterWords[language][kind]({
    product,
    email,
    newEmail,
    codesLeft: parts.codesLeft ?? 0,
  });
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  return {
    subject,
    text: `${before}\n\n${action}:\n${parts.link}\n\n${after}\n\n${product}\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<title>${escapeHtml(subject)}</title></head><body>${paragraph(before)}` +
      `<p><a href="${escapeHtml(parts.link)}">${escapeHtml(action)}</a></p>` +
      `${paragraph(after)}${paragraph(product)}</body></html>\n`,
  };
}
