import { localized } from '../../localized.ts';

/** The question about an area done that its ground is too small for. */
export const areaQuestionWords = localized('areaQuestion', {
  check: 'Check',
  areaBeyond: (done: string, ground: string, paddock: string | null) =>
    paddock === null
      ? `${done} done is more than the ${ground} that was planned. Was so much sprayed?`
      : `${done} done is more than ${paddock} has, which is ${ground}. Was so much sprayed?`,
  saveSo: (done: string) => `Yes, save it with ${done}`,
});
