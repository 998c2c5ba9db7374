/** Share of the ideal jet that a tip lets through (assumed: sharp holes have 0.6, rounded ones 0.97). */
const DISCHARGE = 0.8;
const WATER_KG_PER_M3 = 998.2;
const PA_PER_BAR = 1e5;
const M3_PER_S_PER_L_PER_MIN = 1 / 60_000;

/** Diameter, in mm to two decimals, of the round hole that lets the same water through at a pressure. */
export function orificeOfEqualFlow(flowLPerMin: number, atBar: number): number {
  const jetMPerS = Math.sqrt((2 * atBar * PA_PER_BAR) / WATER_KG_PER_M3);
  const areaM2 = (flowLPerMin * M3_PER_S_PER_L_PER_MIN) / (DISCHARGE * jetMPerS);
  return Math.round(Math.sqrt((4 * areaM2) / Math.PI) * 1e5) / 100;
}
