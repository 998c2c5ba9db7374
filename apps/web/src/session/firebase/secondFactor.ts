import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { DrawnSecret } from '../AccountProvider.ts';
import { errorCode } from '../errorCode.ts';
import { CODE_NEEDED } from '../Proof.ts';

/** Runs a call that asks for the password, and gives the code where one is asked for besides. */
export async function withCode(
  auth: Auth,
  code: string | null,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (code === null || errorCode(error) !== CODE_NEEDED) throw error;
    // The library tells its kinds of error apart by their code, not by a class.
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const hint = resolver.hints.find(
      ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
    );
    // The factor is a text message, of a hosted project that sends them.
    if (hint === undefined) throw error;
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
  }
}

/**
 * Whether the account has a second factor. Asks the server: another device may have set one up, or
 * taken it off.
 */
export async function hasSecondFactor(user: User): Promise<boolean> {
  await user.reload();
  return multiFactor(user).enrolledFactors.length > 0;
}

/** @param issuer heads the account in the app */
export async function drawSecret(user: User, issuer: string): Promise<DrawnSecret> {
  const factor = multiFactor(user);
  const drawn = await TotpMultiFactorGenerator.generateSecret(await factor.getSession());
  return {
    secret: drawn.secretKey,
    // Encoded here: the library puts both into an address as they are.
    address: drawn.generateQrCodeUrl(
      encodeURIComponent(user.email ?? ''),
      encodeURIComponent(issuer),
    ),
    enrol: (code) => factor.enroll(TotpMultiFactorGenerator.assertionForEnrollment(drawn, code)),
  };
}

export async function removeSecondFactor(user: User): Promise<void> {
  await user.reload();
  const factor = multiFactor(user);
  for (const enrolled of factor.enrolledFactors) await factor.unenroll(enrolled);
}
