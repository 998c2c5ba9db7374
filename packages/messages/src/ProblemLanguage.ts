import type { ProblemCode } from '@mix/engine';
import type { FieldLanguage, ProblemText, ValueWords } from './GroupTypes.ts';

/** Everything that problems and fields are worded with in one language. */
export interface ProblemLanguage {
  readonly problems: Readonly<Record<ProblemCode, ProblemText>>;
  readonly fields: FieldLanguage;
  readonly values: ValueWords & {
    /** The catalogue's own reason in this language; its English one where this has none. */
    readonly ruleReason: (ruleId: string, english: string) => string;
  };
}
