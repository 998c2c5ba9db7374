import { spanish as problems, stepReasons, workingFormulas, workingTerms } from '@mix/messages/es';
import type { AppWords } from '../AppWords.ts';
import type { LanguagePack } from '../LanguagePack.ts';
import { accountWords } from './account/accountWords.ts';
import { appWords } from './app/appWords.ts';
import { catalogueTexts } from './catalogueTexts.ts';
import { conflictWords } from './sync/conflictWords.ts';
import { dataWords } from './sync/dataWords.ts';
import { deviceWords } from './home/deviceWords.ts';
import { catchTestWords } from './farm/catchTestWords.ts';
import { farmPageWords } from './farm/farmPageWords.ts';
import { scanWords } from './farm/scanWords.ts';
import { farmJobWords } from './farm/farmJobWords.ts';
import { stockWords } from './farm/stockWords.ts';
import { orderWords } from './farm/orderWords.ts';
import { peopleWords } from './farm/peopleWords.ts';
import { exampleWords } from './result/exampleWords.ts';
import { farmSettingsWords } from './farm/farmSettingsWords.ts';
import { notKeptWords } from './sync/notKeptWords.ts';
import { goneFarmWords } from './farm/goneFarmWords.ts';
import { shedWords } from './farm/shedWords.ts';
import { inAndOutWords } from './farm/inAndOutWords.ts';
import { planSheetWords } from './farm/planSheetWords.ts';
import { programWords } from './farm/programWords.ts';
import { groundWords } from './farm/groundWords.ts';
import { trackWords } from './farm/trackWords.ts';
import { terminalWords } from './farm/terminalWords.ts';
import { zoneWords } from './farm/zoneWords.ts';
import { seasonPlanWords } from './farm/seasonPlanWords.ts';
import { fillWords } from './fill/fillWords.ts';
import { jarWords } from './jar/jarWords.ts';
import { gallonWords } from './mix/gallonWords.ts';
import { figureNames } from './mix/figureNames.ts';
import { homeSeasonWords } from './home/homeSeasonWords.ts';
import { homeWords } from './home/homeWords.ts';
import { jobWords } from './mix/jobWords.ts';
import { totalWords } from './mix/totalWords.ts';
import { intervalWords } from './label/intervalWords.ts';
import { phWords } from './result/phWords.ts';
import { arrivalWords } from './sync/arrivalWords.ts';
import { keypadWords } from './app/keypadWords.ts';
import { legalWords } from './legal/legalWords.ts';
import { loadingWords } from './app/loadingWords.ts';
import { mixPlanWords } from './mix/mixPlanWords.ts';
import { mixDeviceWords } from './mix/mixDeviceWords.ts';
import { mixSheetWords } from './mix/mixSheetWords.ts';
import { mixWords } from './mix/mixWords.ts';
import { planAidWords } from './planning/planAidWords.ts';
import { slipWords } from './mix/slipWords.ts';
import { plotWords, spokenUnitWords } from './app/pictureWords.ts';
import { preferenceWords } from './app/preferenceWords.ts';
import { productEditorWords } from './products/productEditorWords.ts';
import { productFactWords } from './products/productFactWords.ts';
import { productFaultWords } from './products/productFaultWords.ts';
import { productFieldWords } from './products/productFieldWords.ts';
import { productFileWords } from './products/productFileWords.ts';
import { productGroupWords } from './products/productGroupWords.ts';
import { productPairWords } from './products/productPairWords.ts';
import { productSearchWords } from './products/productSearchWords.ts';
import { productSectionWords } from './products/productSectionWords.ts';
import { productViewWords } from './products/productViewWords.ts';
import { productNames } from './productNames.ts';
import { productWords } from './products/productWords.ts';
import { pwaWords } from './app/pwaWords.ts';
import {
  nitrogenReportWords,
  reportingWords,
  reportPaperWords,
  reportWords,
} from './reporting/reportWords.ts';
import { areaQuestionWords } from './records/areaQuestionWords.ts';
import { recordStateWords } from './records/recordStateWords.ts';
import { recordWords } from './records/recordWords.ts';
import { workingWords } from './result/workingWords.ts';
import { resultWords } from './result/resultWords.ts';
import { savedMixWords } from './mix/savedMixWords.ts';
import { savedFactWords } from './products/savedFactWords.ts';
import { shareWords } from './records/shareWords.ts';
import { accountChipWords, firstHomeWords, keptHereWords, stripWords } from './app/startWords.ts';
import { textProblemWords } from './mix/textProblemWords.ts';

/** Every sentence of the app in Spanish, by the area it was given to `localized` under. */
export const spanish: AppWords = {
  account: accountWords,
  accountChip: accountChipWords,
  app: appWords,
  conflicts: conflictWords,
  data: dataWords,
  device: deviceWords,
  firstHome: firstHomeWords,
  figureNames,
  catchTest: catchTestWords,
  farmPages: farmPageWords,
  scan: scanWords,
  farmJobs: farmJobWords,
  stock: stockWords,
  order: orderWords,
  people: peopleWords,
  shed: shedWords,
  example: exampleWords,
  farmSettings: farmSettingsWords,
  notKept: notKeptWords,
  goneFarm: goneFarmWords,
  inAndOut: inAndOutWords,
  planSheet: planSheetWords,
  programs: programWords,
  ground: groundWords,
  track: trackWords,
  terminal: terminalWords,
  zones: zoneWords,
  seasonPlan: seasonPlanWords,
  fill: fillWords,
  jar: jarWords,
  gallon: gallonWords,
  home: homeWords,
  homeSeason: homeSeasonWords,
  interval: intervalWords,
  ph: phWords,
  job: jobWords,
  total: totalWords,
  keptHere: keptHereWords,
  arrival: arrivalWords,
  keypad: keypadWords,
  legal: legalWords,
  loading: loadingWords,
  mix: mixWords,
  mixPlan: mixPlanWords,
  mixDevice: mixDeviceWords,
  mixSheet: mixSheetWords,
  planAid: planAidWords,
  slip: slipWords,
  nitrogenReport: nitrogenReportWords,
  plot: plotWords,
  preferences: preferenceWords,
  productEditor: productEditorWords,
  productFacts: productFactWords,
  productFaults: productFaultWords,
  productFields: productFieldWords,
  productFiles: productFileWords,
  productGroups: productGroupWords,
  productPairs: productPairWords,
  productSearch: productSearchWords,
  productSections: productSectionWords,
  productView: productViewWords,
  products: productWords,
  pwa: pwaWords,
  record: recordWords,
  areaQuestion: areaQuestionWords,
  recordState: recordStateWords,
  report: reportWords,
  reporting: reportingWords,
  reportPaper: reportPaperWords,
  result: resultWords,
  savedFacts: savedFactWords,
  savedMix: savedMixWords,
  share: shareWords,
  spokenUnit: spokenUnitWords,
  stepReasons,
  strip: stripWords,
  textProblem: textProblemWords,
  working: workingWords,
  workingFormulas,
  workingTerms,
};

export const pack: LanguagePack = { words: spanish, problems, catalogueTexts, productNames };
