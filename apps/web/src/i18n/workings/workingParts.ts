import type { Working, WorkingFormula, WorkingTerm, WorkingTermName } from '@mix/engine';

/** Signs between the values, as they are written; powers and roots in signs read that way. */
export type WorkingSign =
  | '('
  | ')'
  | ' × '
  | ' ÷ '
  | ' + '
  | ' − '
  | ' ^ '
  | '√ '
  | '1'
  | '−2.5'
  | '300'
  | '600';

export type WorkingPart = WorkingTerm | WorkingSign;

type Expression = (of: Terms) => readonly WorkingPart[];

/** The terms of one working, by their names. */
class Terms {
  readonly #terms: readonly WorkingTerm[];

  constructor({ terms }: Working) {
    this.#terms = terms;
  }

  /** The known terms of these names, in their order; unknown terms are not counted. */
  all(...names: readonly WorkingTermName[]): readonly WorkingTerm[] {
    return this.#terms.filter(({ name, value }) => value !== null && names.includes(name));
  }

  /** Each known term with the sign before it; empty where there is none. */
  each(sign: WorkingSign, ...names: readonly WorkingTermName[]): readonly WorkingPart[] {
    return this.all(...names).flatMap((term) => [sign, term]);
  }

  /** The known terms with the sign between them. */
  joined(sign: WorkingSign, ...names: readonly WorkingTermName[]): readonly WorkingPart[] {
    return this.each(sign, ...names).slice(1);
  }
}

const bracketed = (parts: readonly WorkingPart[]): readonly WorkingPart[] =>
  parts.length > 1 ? ['(', ...parts, ')'] : parts;

/** A rate as it was given, divided by the density for a liquid given by mass. */
const rate: Expression = (of) => [...of.all('productRate'), ...of.each(' ÷ ', 'liquidDensity')];

/** Less the share that the heel of the same mix brings, where there is one. */
const lessHeel: Expression = (of) =>
  of.all('heel').length === 0
    ? []
    : [' × ', '(', '1', ' − ', ...of.joined(' ÷ ', 'heel', 'load'), ')'];

/** Mass times value, for each pair of terms that follow one another. */
const products = (of: Terms, first: WorkingTermName, second: WorkingTermName) => {
  const others = of.all(second);
  return of.all(first).flatMap((term, place): readonly WorkingPart[] => {
    const other =
      others.find(({ productId }) => productId !== undefined && productId === term.productId) ??
      (term.productId === undefined ? others[place] : undefined);
    return other === undefined ? [] : [' + ', term, ' × ', other];
  });
};

/** The arithmetic of each formula, with its terms at their places. */
const EXPRESSIONS: Partial<Record<WorkingFormula, Expression>> = {
  treatedArea: (of) => [
    ...of.joined(' × ', 'fieldArea', 'bandWidth'),
    ...of.each(' ÷ ', 'rowSpacing'),
  ],
  sprayVolume: (of) => of.joined(' × ', 'applicationRate', 'sprayArea'),
  jobVolume: (of) => of.joined(' + ', 'sprayVolume', 'deadVolume', 'tankResidual'),
  sprayedAmount: (of) => [
    ...of.all('jobAmount'),
    ...of.each(' + ', 'alreadyInMachine'),
    ...of.each(' − ', 'leftInMachine'),
  ],
  loadCount: (of) => [
    ...bracketed([...of.all('jobVolume'), ...of.each(' − ', 'tankResidual')]),
    ' ÷ ',
    ...bracketed([...of.all('tankCapacity'), ...of.each(' − ', 'tankResidual')]),
  ],
  loadArea: (of) => [
    ...bracketed([...of.all('load', 'jobVolume'), ...of.each(' − ', 'deadVolume', 'tankResidual')]),
    ...of.each(' ÷ ', 'applicationRate', 'treatedShare'),
  ],
  carrier: (of) => [...of.all('load'), ...of.each(' − ', 'heel', 'displacement')],
  carrierTotal: (of) => products(of, 'loadCount', 'carrier').slice(1),
  loadDensity: (of) => [
    ...bracketed(of.joined(' + ', 'waterMass', 'productMass')),
    ...of.each(' ÷ ', 'mixVolume'),
  ],
  loadMass: (of) => of.joined(' × ', 'density', 'load'),
  perHaFromRate: rate,
  perHaFromNutrient: (of) => [...rate(of), ...of.each(' ÷ ', 'nutrientContent')],
  perHaFromActive: (of) => [...rate(of), ...of.each(' ÷ ', 'activeContent')],
  perHaFromStrength: (of) => [...rate(of), ...of.each(' × ', 'applicationRate')],
  perHaFromPartStrength: (of) => [
    ...rate(of),
    ...of.each(' × ', 'applicationRate'),
    ...of.each(' ÷ ', 'nutrientContent', 'activeContent'),
  ],
  perHaFromVolume: (of) => [...rate(of), ...of.each(' × ', 'applicationRate')],
  perHaFromLoad: (of) => of.joined(' ÷ ', 'sprayedAmount', 'sprayArea'),
  amountFromArea: (of) => [
    ...of.joined(' × ', 'productPerHa', 'freshVolume'),
    ...of.each(' ÷ ', 'applicationRate'),
  ],
  amountFromLoad: (of) => [...rate(of), ...lessHeel(of)],
  amountFromRun: (of) => [...rate(of), ...of.each(' × ', 'discharge'), ...lessHeel(of)],
  jobAmountFromArea: (of) => [
    ...of.all('productPerHa'),
    ' × ',
    ...bracketed([...of.all('mixVolume'), ...of.each(' − ', 'heel')]),
    ...of.each(' ÷ ', 'applicationRate'),
  ],
  jobAmountFromLoad: (of) =>
    [
      ...products(of, 'loadCount', 'productMass'),
      ...products(of, 'loadCount', 'productVolume'),
    ].slice(1),
  displacementOfMass: (of) => of.joined(' × ', 'productMass', 'displacementPerKg'),
  displacementOfLiquid: (of) => of.all('productVolume'),
  heatBalance: (of) => [
    ...of.all('waterTemperature'),
    ' − ',
    ...bracketed(products(of, 'dissolvedMass', 'heatOfSolution').slice(1)),
    ' ÷ ',
    '(',
    ...of.joined(' × ', 'waterMass', 'waterSpecificHeat'),
    ...of.each(' + ', 'liquidHeatCapacity'),
    ...products(of, 'dissolvedMass', 'specificHeat'),
    ')',
  ],
  saturation: (of) => of.joined(' ÷ ', 'strength', 'solubility'),
  dissolvingWait: (of) =>
    of.joined(' × ', 'dissolvingTime', 'slowerInCold', 'slowerNearLimit', 'slowerUnstirred'),
  solidsFraction: (of) => of.joined(' ÷ ', 'solids', 'mixVolume'),
  kriegerDougherty: (of) => [
    '(',
    '1',
    ' − ',
    ...of.joined(' ÷ ', 'solidsFraction', 'packedFraction'),
    ')',
    ' ^ ',
    '(',
    '−2.5',
    ' × ',
    ...of.all('packedFraction'),
    ')',
  ],
  nitrogenStrength: (of) => [
    ...bracketed(products(of, 'productMass', 'nutrientContent').slice(1)),
    ...of.each(' ÷ ', 'mixMass'),
  ],
  saltStrength: (of) => [
    ...bracketed(products(of, 'productMass', 'saltIndex').slice(1)),
    ...of.each(' ÷ ', 'mixMass'),
  ],
  rinseWater: (of) => [
    ...bracketed(of.joined(' + ', 'deadVolume', 'tankResidual')),
    ...of.each(' × ', 'rinses'),
    ' × ',
    '(',
    '300',
    ' ^ ',
    '(',
    '1',
    ...of.each(' ÷ ', 'rinses'),
    ')',
    ' − ',
    '1',
    ')',
  ],
  nozzleOutput: (of) => [
    ...of.joined(' × ', 'applicationRate', 'travelSpeed', 'swathWidth', 'treatedShare'),
    ' ÷ ',
    '600',
    ...of.each(' ÷ ', 'nozzleCount'),
  ],
  densityFactor: (of) => ['√ ', ...of.all('density')],
  productCost: (of) => of.joined(' × ', 'jobAmount', 'unitPrice'),
  nutrientSupply: (of) => products(of, 'productPerHa', 'nutrientContent').slice(1),
  nitrogenOnLeaf: (of) => of.joined(' × ', 'nitrogenSupplied', 'interceptedShare'),
  flowFactor: (of) => [...of.all('measuredFlow'), ...of.each(' ÷ ', 'tableFlow')],
  pressureForFlow: (of) => [
    ...of.all('publishedPressure'),
    ...of.all('measuredPressure'),
    ' × ',
    '(',
    ...of.joined(' × ', 'nozzleOutput', 'densityFactor'),
    ...of.each(' ÷ ', 'publishedFlow'),
    ...of.each(' ÷ ', 'measuredFlow'),
    ')',
    ' ^ ',
    '(',
    '1',
    ...of.each(' ÷ ', 'flowExponent'),
    ')',
  ],
};

/**
 * A figure as arithmetic: its terms and the signs between them, in reading order. Null where one
 * line of arithmetic cannot express it: the fall of a grain is worked out in steps (Stokes).
 */
export function workingParts(working: Working): readonly WorkingPart[] | null {
  const expression = EXPRESSIONS[working.formula];
  return expression === undefined ? null : expression(new Terms(working));
}
