/*
 * What turns a draft into an answer in words. It is more than half of what planning needs and
 * nothing of it is drawn before the first key press, so it is fetched right after the page.
 */
export { calculateMix } from '@mix/engine';
export { problemWordsOf } from '../i18n/problemWords.ts';
export { textProblemText } from '../i18n/textProblemText.ts';
