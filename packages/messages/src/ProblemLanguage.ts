import type { ProblemCode } from '@mix/engine';
import type { FieldLanguage } from './FieldLanguage.ts';
import type { ValueWords } from './ValueWords.ts';
import type { Words } from './Words.ts';

/** Everything that problems and fields are worded with in one language. */
export interface ProblemLanguage {
  readonly problems: Readonly<Record<ProblemCode, Words>>;
  readonly fields: FieldLanguage;
  readonly values: ValueWords;
}
