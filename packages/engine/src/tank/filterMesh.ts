/**
 * Opening of a woven filter by its mesh, µm (Nebraska crop file 2.03.011, table 1; 80 and from 200 on
 * of a sieve maker's table). Cloths of one mesh differ by some 10 % with their wire.
 */
const OPENINGS_UM: readonly (readonly [mesh: number, um: number])[] = [
  [4, 4760],
  [8, 2380],
  [10, 2000],
  [20, 841],
  [30, 595],
  [40, 420],
  [50, 297],
  [60, 250],
  [80, 180],
  [100, 149],
  [200, 74],
  [325, 44],
  [400, 37],
];

/** µm; between two meshes of the table the power law through both. Null outside it. */
export function filterOpeningUm(mesh: number): number | null {
  const exact = OPENINGS_UM.find(([at]) => at === mesh);
  if (exact !== undefined) return exact[1];
  const above = OPENINGS_UM.findIndex(([at]) => at > mesh);
  const [low, high] = [OPENINGS_UM[above - 1], OPENINGS_UM[above]];
  if (low === undefined || high === undefined) return null;
  const part = Math.log(mesh / low[0]) / Math.log(high[0] / low[0]);
  return low[1] * (high[1] / low[1]) ** part;
}
