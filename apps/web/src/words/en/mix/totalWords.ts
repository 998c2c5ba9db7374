import { localized } from '../../localized.ts';

/** Why a total is not rate x area: what stays in the machine, and what is there already. */
export const totalWords = localized('total', {
  onGround: (amount: string, area: string) => `${amount} on ${area}`,
  stays: (amount: string) => ` + ${amount} that stays in the machine`,
  isThere: (amount: string) => ` − ${amount} already in it`,
  because: (total: string, reason: string) => `${total}: ${reason}`,
});
