import { z } from 'zod';
import { requireCredential, requireRecent } from '../credentials.ts';
import { emailAddress } from '../emailAddress.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts, Operation } from '../IdentityParts.ts';
import { mailActionCode, type ActionMail } from '../letters/mailActionCode.ts';
import { parseBody } from './parseBody.ts';

const bodyShape = z.object({
  requestType: z.string().optional(),
  idToken: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  continueUrl: z.string().optional(),
});

type Body = z.infer<typeof bodyShape>;

/** The letter to send, and the addresses whose limit of mail it counts for. */
interface Plan {
  readonly mail: Omit<ActionMail, 'continueUrl' | 'language'>;
  readonly counted: readonly string[];
}

const planReset = (parts: IdentityParts, body: Body): Plan => {
  const email = emailAddress(body.email);
  const account = parts.accounts.findByEmail(email);
  if (account === null && !parts.settings.hidesAccounts) throw new IdentityError('EMAIL_NOT_FOUND');
  const uid = account === null || account.disabled ? null : account.uid;
  return { mail: { type: 'PASSWORD_RESET', uid, email, newEmail: null }, counted: [email] };
};

const planVerify = async (parts: IdentityParts, body: Body): Promise<Plan> => {
  const { account } = await requireCredential(parts, body.idToken);
  const { uid, email } = account;
  return { mail: { type: 'VERIFY_EMAIL', uid, email, newEmail: null }, counted: [email] };
};

const planChange = async (parts: IdentityParts, body: Body): Promise<Plan> => {
  const { account, session } = await requireCredential(parts, body.idToken);
  requireRecent(parts, session);
  if ((body.newEmail ?? '') === '') throw new IdentityError('MISSING_NEW_EMAIL');
  const newEmail = emailAddress(body.newEmail);
  const { uid, email } = account;
  const type = 'VERIFY_AND_CHANGE_EMAIL';
  return { mail: { type, uid, email, newEmail }, counted: [email, newEmail] };
};

function plan(parts: IdentityParts, body: Body): Plan | Promise<Plan> {
  switch (body.requestType ?? '') {
    case 'PASSWORD_RESET':
      return planReset(parts, body);
    case 'VERIFY_EMAIL':
      return planVerify(parts, body);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return planChange(parts, body);
    case 'EMAIL_SIGNIN':
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    case '':
      throw new IdentityError('MISSING_REQ_TYPE');
    default:
      throw new IdentityError('INVALID_REQ_TYPE');
  }
}

/** Mails a link to verify an address, to change it or to choose a new password. */
export const sendOobCode: Operation = async (parts, body, caller) => {
  const given = parseBody(bodyShape, body);
  const leadsTo = continueUrl(parts, given.continueUrl);
  parts.database.transaction(() => parts.limits.take('mailByIp', caller.ip));
  const { mail, counted } = await plan(parts, given);
  parts.database.transaction(() => {
    for (const email of counted) parts.limits.take('mailByAccount', email);
  });
  if (mail.newEmail !== null && parts.accounts.findByEmail(mail.newEmail) !== null) {
    throw new IdentityError('EMAIL_EXISTS');
  }
  const { language } = caller;
  parts.database.transaction(() =>
    mailActionCode(parts, { ...mail, continueUrl: leadsTo, language }),
  );
  parts.wakeMail();
  const uid = mail.uid === null ? {} : { uid: mail.uid };
  parts.audit('codeIssued', { requestId: caller.requestId, detail: mail.type, ...uid });
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: mail.newEmail ?? mail.email,
  };
};

/**
 * Where a mailed link may lead on to: our own pages and the origins the operator listed.
 * @throws IdentityError INVALID_CONTINUE_URI or UNAUTHORIZED_DOMAIN.
 */
function continueUrl(parts: IdentityParts, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = text.length <= 2048 ? URL.parse(text) : null;
  if (url === null) throw new IdentityError('INVALID_CONTINUE_URI');
  const allowed = [parts.publicUrl(), ...parts.settings.continueOrigins];
  const isPlain = url.username === '' && url.password === '';
  if (!isPlain || !allowed.includes(url.origin)) throw new IdentityError('UNAUTHORIZED_DOMAIN');
  return url.href;
}
