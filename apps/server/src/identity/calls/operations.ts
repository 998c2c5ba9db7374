import { admit } from './admit.ts';
import { createAuthUri } from './createAuthUri.ts';
import { deleteAccount } from './deleteAccount.ts';
import { endSession } from './endSession.ts';
import { exchangeToken } from './exchangeToken.ts';
import { finalizeMfaEnrollment } from './secondFactor/finalizeMfaEnrollment.ts';
import { finalizeMfaSignIn } from './secondFactor/finalizeMfaSignIn.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Operation } from '../IdentityParts.ts';
import { listSessions } from './listSessions.ts';
import { lookup } from './lookup.ts';
import { endProgramToken, listProgramTokens, makeProgramToken } from './programTokens.ts';
import { passwordPolicyAnswer } from '../passwords/passwordPolicy.ts';
import { recaptchaConfig } from './recaptchaConfig.ts';
import { recoveryCodes } from './secondFactor/recoveryCodes.ts';
import { resetPassword } from './resetPassword.ts';
import { revokeToken } from './revokeToken.ts';
import { sendOobCode } from './sendOobCode.ts';
import { signInWithPassword } from './signInWithPassword.ts';
import { signUp } from './signUp.ts';
import { startMfaEnrollment } from './secondFactor/startMfaEnrollment.ts';
import { storage } from './storage.ts';
import { updateAccount } from './updateAccount.ts';
import { withdrawMfa } from './secondFactor/withdrawMfa.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly body: 'none' | 'json' | 'form';
  readonly run: Operation;
}

const post = (run: Operation): Endpoint => ({ method: 'POST', body: 'json', run });
const get = (run: Operation): Endpoint => ({ method: 'GET', body: 'none', run });

/** What the client library can ask for and no account here can have: other providers, telephones, links. */
const refuse: Operation = () => {
  throw new IdentityError('OPERATION_NOT_ALLOWED');
};

/** Every call of the API by its path. */
export const OPERATIONS: ReadonlyMap<string, Endpoint> = new Map<string, Endpoint>([
  ['/v1/accounts:signUp', post(signUp)],
  ['/v1/accounts:signInWithPassword', post(signInWithPassword)],
  ['/v1/accounts:createAuthUri', post(createAuthUri)],
  ['/v1/accounts:sendOobCode', post(sendOobCode)],
  ['/v1/accounts:resetPassword', post(resetPassword)],
  ['/v1/accounts:lookup', post(lookup)],
  ['/v1/accounts:update', post(updateAccount)],
  ['/v1/accounts:delete', post(deleteAccount)],
  ['/v2/accounts:admit', post(admit)],
  ['/v2/accounts:storage', post(storage)],
  ['/v2/accounts:revokeToken', post(revokeToken)],
  ['/v2/accounts:listSessions', post(listSessions)],
  ['/v2/accounts:endSession', post(endSession)],
  ['/v2/accounts:listProgramTokens', post(listProgramTokens)],
  ['/v2/accounts:makeProgramToken', post(makeProgramToken)],
  ['/v2/accounts:endProgramToken', post(endProgramToken)],
  ['/v2/accounts/mfaEnrollment:start', post(startMfaEnrollment)],
  ['/v2/accounts/mfaEnrollment:finalize', post(finalizeMfaEnrollment)],
  ['/v2/accounts/mfaEnrollment:withdraw', post(withdrawMfa)],
  ['/v2/accounts/mfaSignIn:finalize', post(finalizeMfaSignIn)],
  ['/v2/accounts:recoveryCodes', post(recoveryCodes)],
  ['/v1/token', { method: 'POST', body: 'form', run: exchangeToken }],
  ...[
    '/v1/accounts:signInWithCustomToken',
    '/v1/accounts:signInWithEmailLink',
    '/v1/accounts:signInWithIdp',
    '/v1/accounts:signInWithPhoneNumber',
    '/v1/accounts:sendVerificationCode',
    '/v2/accounts/mfaSignIn:start',
  ].map((path) => [path, post(refuse)] as const),
  ...['/v1/recaptchaParams', '/v1/projects'].map((path) => [path, get(refuse)] as const),
  ['/v2/recaptchaConfig', get(recaptchaConfig)],
  ['/v2/passwordPolicy', get((parts) => passwordPolicyAnswer(parts.settings.passwordPolicy))],
]);
