import type { Database } from '../../sqlite/Database.ts';
import { IdentityError } from '../IdentityError.ts';
import type { IdentityParts } from '../IdentityParts.ts';
import { stepAt, stepOfCode } from './oneTimeCode.ts';
import { hashOfRecoveryCode, readRecoveryCode } from './recoveryCode.ts';
import type { SecondFactor } from './SecondFactorsTable.ts';

const SECRET = 'second factor';

/** A factor's secret as the database stores it. */
export const sealSecret = ({ seal }: IdentityParts, uid: string, secret: Uint8Array): string =>
  seal.seal(`${SECRET} ${uid}`, Buffer.from(secret).toString('base64url'));

function isOneTimeCode(parts: IdentityParts, factor: SecondFactor, code: string): boolean {
  const { uid, sealedSecret, lastStep: afterStep } = factor;
  // The key of the seal may be lost: recovery codes still work.
  const secret = parts.seal.open(`${SECRET} ${uid}`, sealedSecret);
  if (secret === null) return false;
  const bytes = Buffer.from(secret, 'base64url');
  const step = stepOfCode(bytes, code, { nowMs: parts.clock(), afterStep });
  if (step === null) return false;
  parts.secondFactors.useStep(uid, step);
  return true;
}

/**
 * Takes a code for a factor: one of the app, or a recovery code, each of them once. Wrong codes are
 * counted.
 * @returns which kind it was.
 * @throws IdentityError INVALID_CODE, or TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export function takeCode(
  parts: IdentityParts,
  database: Database,
  { uid, typed }: { readonly uid: string; readonly typed: string },
): 'oneTime' | 'recovery' {
  const limit = limitOf(typed);
  const taken = database.transaction(() => {
    parts.limits.take(limit, uid);
    const factor = parts.secondFactors.find(uid);
    if (factor === null) return null;
    const kind = kindOf(parts, factor, typed);
    // Within a step of time the right codes stay the same: the same code again is no new guess.
    const tried = `code ${uid} ${typed} ${stepAt(parts.clock())}`;
    const isTriedAgain = parts.limits.isTriedAgain(tried);
    if (kind !== null || isTriedAgain) parts.limits.giveBack(limit, uid);
    return kind;
  });
  // After the transaction, so that a wrong code stays counted.
  if (taken === null) throw new IdentityError('INVALID_CODE');
  return taken;
}

/** The limit that counts wrong codes of this kind. */
export const limitOf = (typed: string): 'wrongOneTimeCode' | 'wrongRecoveryCode' =>
  readRecoveryCode(typed) === null ? 'wrongOneTimeCode' : 'wrongRecoveryCode';

function kindOf(
  parts: IdentityParts,
  factor: SecondFactor,
  typed: string,
): 'oneTime' | 'recovery' | null {
  if (readRecoveryCode(typed) !== null) {
    const hash = hashOfRecoveryCode(factor.uid, typed);
    return parts.secondFactors.useCode(factor.uid, hash) ? 'recovery' : null;
  }
  return isOneTimeCode(parts, factor, typed.replace(/\s/g, '')) ? 'oneTime' : null;
}
