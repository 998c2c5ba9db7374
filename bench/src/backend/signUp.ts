import type { Backend, SignedIn } from './Backend.ts';

interface SignUpAnswer {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Makes an account, with a password that every policy allows. */
export async function signUp(backend: Backend, email: string): Promise<SignedIn> {
  const password = 'four paddocks and a heron';
  const { localId, idToken, refreshToken } = await callIdentity<SignUpAnswer>(
    backend,
    'accounts:signUp',
    { email, password, returnSecureToken: true },
  );
  return { uid: localId, email, password, idToken, refreshToken };
}

/** One account call. @throws Error with the answer, when it is a refusal. */
export async function callIdentity<Answer>(
  { identityOrigin, identityPath, apiKey }: Backend,
  operation: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${identityOrigin}${identityPath}/${operation}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
