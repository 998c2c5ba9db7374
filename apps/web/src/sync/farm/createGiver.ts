import { createRetry, type RetryParts } from '../account/createRetry.ts';
import { FarmError } from './FarmError.ts';
import { giving } from './giving.ts';
import type { Given, GiveProgress } from './giveToFarm.ts';

interface GiverParts extends RetryParts {
  readonly uid: string;
  /** Gives what the farm has not got; called again after it broke off. @throws FarmError */
  readonly give: (farmId: string, onProgress: (progress: GiveProgress) => void) => Promise<Given>;
  /** Of several tabs one does the work at a time. */
  readonly alone: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** An error of this program: whoever mends it wants to know. */
  readonly report: (error: Error) => void;
}

/** Whether no later try can mend an error. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof FarmError) || error.failure === 'refused';

/** Gives an account's documents to a farm, and goes on after a break until the farm has all. */
export function createGiver(parts: GiverParts) {
  const { uid, give, alone, report } = parts;
  let running: Promise<Given | null> | null = null;

  /** Null: another tab has done it meanwhile, or there is nothing of this account to be given. */
  const giveAll = async (): Promise<Given | null> => {
    const now = giving.getState().value;
    if (now?.uid !== uid) return null;
    const given = await give(now.farmId, ({ total, left }) => {
      giving.setState({ value: { ...now, count: { total, left } } });
    });
    giving.setState({ value: null });
    return given;
  };

  const run = async (): Promise<Given | null> => {
    try {
      const given = await alone(giveAll);
      retry.reset();
      return given;
    } catch (error) {
      if (isFinal(error)) giving.setState({ value: null });
      else retry.plan();
      throw error;
    } finally {
      running = null;
    }
  };

  const goOn = (): Promise<Given | null> => (running ??= run());
  const goOnUnasked = (): void => {
    goOn().catch((error: unknown) => {
      if (!(error instanceof FarmError)) report(error as Error);
    });
  };
  const retry = createRetry(goOnUnasked, parts);

  return {
    /**
     * @throws FarmError where this try failed; the giver tries again by itself where that may help
     */
    goOn,
    goOnUnasked,
    /** There may be a signal again: runs a planned try at once. */
    hasten: retry.hasten,
    stop: retry.reset,
  };
}
