/** Closest packing of the solids at which the mix no longer flows (assumed, MODEL.md). */
export const PACKED_FRACTION = 0.6;
const GRAVITY = 9.81;
/** Richardson and Zaki for small particles, MODEL.md. */
const HINDRANCE_EXPONENT = 4.65;
/** Keeps the viscosity a number where the solids are packed and a stop stands anyway. */
const LEAST_FREE_SHARE = 1e-3;

/**
 * Viscosity of a suspension over that of its liquid: Krieger and Dougherty,
 * (1 - phi/phi_m)^(-2.5 phi_m) with phi_m 0.60 (assumed), MODEL.md.
 */
export function relativeViscosity(solidsFraction: number): number {
  const freeShare = Math.max(LEAST_FREE_SHARE, 1 - solidsFraction / PACKED_FRACTION);
  return freeShare ** (-2.5 * PACKED_FRACTION);
}

/** A particle in a liquid. */
export interface SettlingParticle {
  readonly diameterUm: number;
  readonly particleKgPerL: number;
  readonly liquidKgPerL: number;
  readonly liquidMPaS: number;
}

/**
 * Speed at which one particle falls in still liquid, mm/s: Stokes, v = g d^2 (rho_s - rho)/(18 mu),
 * MODEL.md. Too fast above about 120 um (Re > 1): the settling time then errs on the short side.
 */
export function stokesVelocity(particle: SettlingParticle): number {
  const { diameterUm, particleKgPerL, liquidKgPerL, liquidMPaS } = particle;
  return (
    (GRAVITY * diameterUm * diameterUm * (particleKgPerL - liquidKgPerL)) / (18 * liquidMPaS) / 1000
  );
}

/** Part of the Stokes speed left among other particles: Richardson and Zaki, (1 - phi)^4.65. */
export const settlingHindrance = (solidsFraction: number): number =>
  Math.max(0, 1 - solidsFraction) ** HINDRANCE_EXPONENT;
