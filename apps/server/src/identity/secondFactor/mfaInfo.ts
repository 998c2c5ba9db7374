import type { SecondFactor } from './SecondFactorsTable.ts';

/** The second factors of an account, as the client library reads them. */
export const mfaInfo = (factor: SecondFactor | null): readonly object[] =>
  factor === null
    ? []
    : [
        {
          mfaEnrollmentId: factor.id,
          enrolledAt: new Date(factor.enrolledAt).toISOString(),
          ...(factor.name === null ? {} : { displayName: factor.name }),
          totpInfo: {},
        },
      ];
