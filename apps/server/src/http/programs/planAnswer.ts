import { catalogue } from '@mix/catalogue';
import { calculateMix, ENGINE_VERSION, UNIT_SYSTEMS, type MixProblem } from '@mix/engine';
import { problemText, type ProblemLanguage } from '@mix/messages';
import { english } from '@mix/messages/en';
import { french } from '@mix/messages/fr';
import { spanish } from '@mix/messages/es';
import { z } from 'zod';
import { anyObject, draftReference, problems } from './planSchemas.ts';
import { operation } from './operation.ts';

const LANGUAGES: Readonly<Record<'en' | 'es' | 'fr', ProblemLanguage>> = {
  en: english,
  es: spanish,
  fr: french,
};
const LANGUAGE_CODES = ['en', 'es', 'fr'] as const;

const names = {
  products: new Map(catalogue.products.map(({ id, name }) => [id, name])),
  nozzles: new Map(catalogue.nozzles.map(({ id, maker, model }) => [id, `${maker} ${model}`])),
  reasons: new Map(catalogue.compatibilityRules.map(({ id, reason }) => [id, reason])),
};

/** The products of a draft by their place in it; null where one cannot be named. */
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

const PlanRequest = z
  .strictObject({
    // The engine says what is no draft.
    draft: z
      .unknown()
      .refine((draft) => draft !== undefined)
      .meta(draftReference),
    language: z
      .enum(LANGUAGE_CODES)
      .nullish()
      .meta({ description: 'Adds the problems in words of this language.' }),
    units: z
      .enum(UNIT_SYSTEMS)
      .nullish()
      .meta({ description: 'Of the figures in those words; metric unless said.' }),
  })
  .meta({ id: 'PlanRequest' });

const PlanAnswer = z
  .object({
    engineVersion: z.string(),
    catalogueVersion: z.string(),
    plan: anyObject.nullable().meta({
      description: 'Null where something stops it. Figures are exact; rounding is the reader’s.',
    }),
    problems,
  })
  .meta({ id: 'PlanAnswer' });

/** What the engine answers, and, where a language was asked for, its problems in words. */
export const planMix = operation({
  method: 'post',
  path: '/api/v1/plans',
  operationId: 'planMix',
  summary: 'Plan a mix',
  scopes: ['plan'],
  body: PlanRequest,
  success: { description: 'The plan, or what stops it.', schema: PlanAnswer },
  answer({ body }) {
    const { draft, language = null, units = null } = body();
    const answered = calculateMix(draft, catalogue);
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
      plan: answered.plan,
      problems: answered.problems.map((problem) => ({ ...problem, ...wordsOf(problem) })),
    };
  },
});
