import type { StorageFigures } from '@mix/documents';
import type { AccountProvider, DrawnSecret } from '../AccountProvider.ts';
import { errorCode } from '../errorCode.ts';
import type {
  AccountSession,
  MadeProgramToken,
  NewProgramToken,
  OwnServer,
  ProgramToken,
} from './OwnServer.ts';
import type { Proof } from '../Proof.ts';

/** A text is the provider's code of what failed. */
type Found<Value> = { readonly found: Value } | { readonly failure: string };

/** A secret for an authenticator app that is not set up yet. */
export interface NewSecondFactor extends Pick<DrawnSecret, 'secret' | 'address'> {
  /** Sets the app up with a code that it shows; gives the recovery codes. May be tried again. */
  readonly confirm: (code: string) => Promise<Found<readonly string[]>>;
}

/**
 * How the account is guarded, for its owner to see and change. Only our own server has these calls.
 */
export interface AccountSecurity {
  readonly listSessions: () => Promise<Found<readonly AccountSession[]>>;
  /** Gives the provider's code of what failed; null: it worked. */
  readonly endSession: (id: string) => Promise<string | null>;
  readonly hasSecondFactor: () => Promise<Found<boolean>>;
  /** @param issuer heads the account in the authenticator app */
  readonly drawSecondFactor: (proof: Proof, issuer: string) => Promise<Found<NewSecondFactor>>;
  readonly makeRecoveryCodes: (proof: Proof) => Promise<Found<readonly string[]>>;
  readonly removeSecondFactor: (proof: Proof) => Promise<string | null>;
  readonly listPrograms: () => Promise<Found<readonly ProgramToken[]>>;
  readonly makeProgram: (proof: Proof, asked: NewProgramToken) => Promise<Found<MadeProgramToken>>;
  /** How much the account, or a farm that it belongs to, keeps, and how much it may. */
  readonly storageOf: (farmId: string | null) => Promise<Found<StorageFigures>>;
  readonly endProgram: (id: string) => Promise<string | null>;
}

async function find<Value>(work: () => Promise<Value>): Promise<Found<Value>> {
  try {
    return { found: await work() };
  } catch (error) {
    return { failure: errorCode(error) };
  }
}

const failureIn = async (found: Promise<Found<unknown>>): Promise<string | null> => {
  const outcome = await found;
  return 'failure' in outcome ? outcome.failure : null;
};

/** @param server answers what the provider's library has no call for */
export function createAccountSecurity(
  provider: AccountProvider,
  server: OwnServer,
): AccountSecurity {
  const makeCodes = async () => server.makeRecoveryCodes(await provider.idToken());
  return {
    listSessions: () => find(async () => server.listSessions(await provider.idToken())),
    endSession: (id) =>
      failureIn(find(async () => server.endSession(await provider.idToken(), id))),
    listPrograms: () => find(async () => server.listPrograms(await provider.idToken())),
    makeProgram: (proof, asked) =>
      find(async () => {
        await provider.confirmPassword(proof);
        return server.makeProgram(await provider.idToken(), asked);
      }),
    storageOf: (farmId) => find(async () => server.storageOf(await provider.idToken(), farmId)),
    endProgram: (id) =>
      failureIn(find(async () => server.endProgram(await provider.idToken(), id))),
    hasSecondFactor: () => find(provider.hasSecondFactor),
    drawSecondFactor: (proof, issuer) =>
      find(async () => {
        await provider.confirmPassword(proof);
        const { secret, address, enrol } = await provider.drawSecret(issuer);
        let isEnrolled = false;
        const confirm = async (code: string) => {
          // After the app is set up the recovery codes may fail to arrive: the next try asks for
          // them alone.
          if (!isEnrolled) await enrol(code);
          isEnrolled = true;
          return makeCodes();
        };
        return { secret, address, confirm: (code) => find(() => confirm(code)) };
      }),
    makeRecoveryCodes: (proof) =>
      find(async () => {
        await provider.confirmPassword(proof);
        return makeCodes();
      }),
    removeSecondFactor: (proof) =>
      failureIn(
        find(async () => {
          await provider.confirmPassword(proof);
          await provider.removeSecondFactor();
        }),
      ),
  };
}
