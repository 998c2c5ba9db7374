import { unmetRulesText } from '../session/password/passwordRulesText.ts';
import type { OpenSession } from '../session/useOpenSession.ts';

/** What a new password still lacks; null when it will do, or when only the server can tell. */
export async function newPasswordProblem(
  openSession: OpenSession,
  password: string,
): Promise<string | null> {
  try {
    const unmet = await (await openSession?.())?.unmetRules(password);
    return unmet === undefined || unmet.length === 0 ? null : unmetRulesText(unmet);
  } catch {
    return null;
  }
}
