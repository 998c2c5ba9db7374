import { spanish as problems, stepReasons, workingFormulas, workingTerms } from '@mix/messages/es';
import { speakCatalogueTexts } from '../catalogueText.ts';
import { speakProblems } from '../problemLanguage.ts';
import { speak } from '../localized.ts';
import { accountWords } from './accountWords.ts';
import { appWords } from './appWords.ts';
import { catalogueTexts } from './catalogueTexts.ts';
import { dataWords } from './dataWords.ts';
import { fillWords } from './fillWords.ts';
import { gallonWords } from './gallonWords.ts';
import { figureNames } from './figureNames.ts';
import { homeWords } from './homeWords.ts';
import { jobWords } from './jobWords.ts';
import { keypadWords } from './keypadWords.ts';
import { legalWords } from './legalWords.ts';
import { mixAnswerWords } from './mixAnswerWords.ts';
import { mixDeviceWords } from './mixDeviceWords.ts';
import { mixSheetWords } from './mixSheetWords.ts';
import { mixWords } from './mixWords.ts';
import { planAidWords } from './planAidWords.ts';
import { plotWords, spokenUnitWords } from './pictureWords.ts';
import { preferenceWords } from './preferenceWords.ts';
import { productEditorWords } from './productEditorWords.ts';
import { productFactWords } from './productFactWords.ts';
import { productFaultWords } from './productFaultWords.ts';
import { productFieldWords } from './productFieldWords.ts';
import { productFileWords } from './productFileWords.ts';
import { productGroupWords } from './productGroupWords.ts';
import { productViewWords } from './productViewWords.ts';
import { productWords } from './productWords.ts';
import { pwaWords } from './pwaWords.ts';
import {
  nitrogenReportWords,
  reportingWords,
  reportPaperWords,
  reportWords,
} from './reportWords.ts';
import { recordStateWords } from './recordStateWords.ts';
import { recordWords } from './recordWords.ts';
import { resultWords } from './resultWords.ts';
import { savedFactWords } from './savedFactWords.ts';
import { shareWords } from './shareWords.ts';
import { accountChipWords, firstHomeWords, keptHereWords, stripWords } from './startWords.ts';
import { textProblemWords } from './textProblemWords.ts';

/** Every sentence of the app in Spanish, by the area it was given to `localized` under. */
export const spanish = {
  account: accountWords,
  accountChip: accountChipWords,
  app: appWords,
  data: dataWords,
  firstHome: firstHomeWords,
  figureNames,
  fill: fillWords,
  gallon: gallonWords,
  home: homeWords,
  job: jobWords,
  keptHere: keptHereWords,
  keypad: keypadWords,
  legal: legalWords,
  mix: mixWords,
  mixAnswer: mixAnswerWords,
  mixDevice: mixDeviceWords,
  mixSheet: mixSheetWords,
  planAid: planAidWords,
  nitrogenReport: nitrogenReportWords,
  plot: plotWords,
  preferences: preferenceWords,
  productEditor: productEditorWords,
  productFacts: productFactWords,
  productFaults: productFaultWords,
  productFields: productFieldWords,
  productFiles: productFileWords,
  productGroups: productGroupWords,
  productView: productViewWords,
  products: productWords,
  pwa: pwaWords,
  record: recordWords,
  recordState: recordStateWords,
  report: reportWords,
  reporting: reportingWords,
  reportPaper: reportPaperWords,
  result: resultWords,
  savedFacts: savedFactWords,
  share: shareWords,
  spokenUnit: spokenUnitWords,
  stepReasons,
  strip: stripWords,
  textProblem: textProblemWords,
  workingFormulas,
  workingTerms,
};

/** Puts the app into Spanish. */
export function speakSpanish(): void {
  speak(spanish);
  speakProblems(problems);
  speakCatalogueTexts(catalogueTexts);
}
