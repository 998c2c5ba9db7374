/** Chooses from a list, always the same in each run: a linear congruential generator (Numerical Recipes). */
export function choices(): <One>(among: readonly One[]) => One {
  let state = 1;
  return <One>(among: readonly One[]): One => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = among[Math.floor((state / 2 ** 32) * among.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}
