import { catalogue } from '@mix/catalogue';
import { calculateMix, ENGINE_VERSION, UNIT_SYSTEMS, type MixProblem } from '@mix/engine';
import { problemText, type ProblemLanguage } from '@mix/messages';
import { english } from '@mix/messages/en';
import { french } from '@mix/messages/fr';
import { spanish } from '@mix/messages/es';
import { z } from 'zod';
import { ProgramError } from './ProgramError.ts';

const LANGUAGES: Readonly<Record<'en' | 'es' | 'fr', ProblemLanguage>> = {
  en: english,
  es: spanish,
  fr: french,
};
export const LANGUAGE_CODES = ['en', 'es', 'fr'] as const;

const bodyShape = z.strictObject({
  draft: z.unknown().refine((draft) => draft !== undefined),
  language: z.enum(LANGUAGE_CODES).nullish(),
  units: z.enum(UNIT_SYSTEMS).nullish(),
});

const names = {
  products: new Map(catalogue.products.map(({ id, name }) => [id, name])),
  nozzles: new Map(catalogue.nozzles.map(({ id, maker, model }) => [id, `${maker} ${model}`])),
  reasons: new Map(catalogue.compatibilityRules.map(({ id, reason }) => [id, reason])),
};

/** The products of a draft in their order, as far as it has any that can be named. */
function productAt(draft: unknown): (place: number) => string | null {
  const lines: unknown =
    typeof draft === 'object' && draft !== null && 'products' in draft ? draft.products : null;
  return (place) => {
    const line: unknown = Array.isArray(lines) ? lines[place] : null;
    const id =
      typeof line === 'object' && line !== null && 'productId' in line ? line.productId : null;
    return typeof id === 'string' ? (names.products.get(id) ?? id) : null;
  };
}

/**
 * Plans the mix of a request: what the engine answers, and, where a language was asked for, its
 * problems in words.
 * @throws ProgramError INVALID_ARGUMENT
 */
export function planAnswer(body: unknown): object {
  const read = bodyShape.safeParse(body);
  if (!read.success) {
    const places = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ProgramError('INVALID_ARGUMENT', places.join('; ').slice(0, 500));
  }
  const { draft, language = null, units = null } = read.data;
  const { plan, problems } = calculateMix(draft, catalogue);
  const wordsOf = (problem: MixProblem) =>
    language === null
      ? {}
      : {
          words: problemText(
            problem,
            {
              system: units ?? 'metric',
              productName: (id) => names.products.get(id) ?? id,
              productAt: productAt(draft),
              nozzleName: (id) => names.nozzles.get(id) ?? id,
              ruleReason: (id) => names.reasons.get(id) ?? null,
            },
            LANGUAGES[language],
          ),
        };
  return {
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    plan,
    problems: problems.map((problem) => ({ ...problem, ...wordsOf(problem) })),
  };
}
