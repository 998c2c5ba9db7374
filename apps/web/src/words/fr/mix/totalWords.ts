import type { AppWords } from '../../AppWords.ts';

export const totalWords: AppWords['total'] = {
  onGround: (amount, area) => `${amount} sur ${area}`,
  stays: (amount) => ` + ${amount} qui restent dans la machine`,
  isThere: (amount) => ` − ${amount} qui y sont déjà`,
  rounding: (amount, sign) => ` ${sign} ${amount} pour des pas entiers de la balance`,
  weighed: (step, change) => `mesuré à ${step}, dose ${change}`,
  because: (total, reason) => `${total} : ${reason}`,
};
