import { localized } from '../../localized.ts';

/** Why a total is not rate x area: what stays in the machine, and what is there already. */
export const totalWords = localized('total', {
  onGround: (amount: string, area: string) => `${amount} on ${area}`,
  stays: (amount: string) => ` + ${amount} that stays in the machine`,
  isThere: (amount: string) => ` − ${amount} already in it`,
  rounding: (amount: string, sign: '+' | '−') => ` ${sign} ${amount} for whole steps of the scale`,
  weighed: (step: string, change: string) => `weighed to ${step}, dose ${change}`,
  because: (total: string, reason: string) => `${total}: ${reason}`,
});
