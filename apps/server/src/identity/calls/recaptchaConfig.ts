import type { Operation } from '../IdentityParts.ts';

/** There is no captcha. The client throws when the key is missing, and takes its fourth segment. */
export const recaptchaConfig: Operation = ({ projectId }) => ({
  recaptchaKey: `projects/${projectId}/keys/none`,
  recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
});
