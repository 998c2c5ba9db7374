import { french as problems, stepReasons, workingFormulas, workingTerms } from '@mix/messages/fr';
import type { AppWords } from '../AppWords.ts';
import type { LanguagePack } from '../LanguagePack.ts';
import { accountChipWords } from './account/accountChipWords.ts';
import { accountWords } from './account/accountWords.ts';
import { appWords } from './app/appWords.ts';
import { arrivalWords } from './sync/arrivalWords.ts';
import { keypadWords } from './app/keypadWords.ts';
import { loadingWords } from './app/loadingWords.ts';
import { plotWords } from './app/plotWords.ts';
import { preferenceWords } from './app/preferenceWords.ts';
import { pwaWords } from './app/pwaWords.ts';
import { spokenUnitWords } from './app/spokenUnitWords.ts';
import { stripWords } from './app/stripWords.ts';
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
import { conflictWords } from './sync/conflictWords.ts';
import { dataWords } from './sync/dataWords.ts';
import { deviceWords } from './home/deviceWords.ts';
import { firstHomeWords } from './home/firstHomeWords.ts';
import { homeWords } from './home/homeWords.ts';
import { keptHereWords } from './home/keptHereWords.ts';
import { legalWords } from './legal/legalWords.ts';
import { figureNames } from './mix/figureNames.ts';
import { gallonWords } from './mix/gallonWords.ts';
import { jobWords } from './mix/jobWords.ts';
import { mixDeviceWords } from './mix/mixDeviceWords.ts';
import { mixPlanWords } from './mix/mixPlanWords.ts';
import { mixSheetWords } from './mix/mixSheetWords.ts';
import { mixWords } from './mix/mixWords.ts';
import { planAidWords } from './planning/planAidWords.ts';
import { slipWords } from './mix/slipWords.ts';
import { savedMixWords } from './mix/savedMixWords.ts';
import { textProblemWords } from './mix/textProblemWords.ts';
import { totalWords } from './mix/totalWords.ts';
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
import { productWords } from './products/productWords.ts';
import { savedFactWords } from './products/savedFactWords.ts';
import { areaQuestionWords } from './records/areaQuestionWords.ts';
import { recordStateWords } from './records/recordStateWords.ts';
import { recordWords } from './records/recordWords.ts';
import { shareWords } from './records/shareWords.ts';
import { nitrogenReportWords } from './reporting/nitrogenReportWords.ts';
import { reportPaperWords } from './reporting/reportPaperWords.ts';
import { reportWords } from './reporting/reportWords.ts';
import { reportingWords } from './reporting/reportingWords.ts';
import { resultWords } from './result/resultWords.ts';
import { workingWords } from './result/workingWords.ts';
import { homeSeasonWords } from './season/homeSeasonWords.ts';
import { intervalWords } from './label/intervalWords.ts';
import { phWords } from './result/phWords.ts';
import { catalogueTexts } from './catalogueTexts.ts';
import { productNames } from './productNames.ts';
import { frenchSpelling } from './frenchSpelling.ts';

/** Every sentence of the app in French, by the area it was given to `localized` under. */
export const french: AppWords = frenchSpelling({
  accountChip: accountChipWords,
  account: accountWords,
  app: appWords,
  arrival: arrivalWords,
  keypad: keypadWords,
  loading: loadingWords,
  plot: plotWords,
  preferences: preferenceWords,
  pwa: pwaWords,
  spokenUnit: spokenUnitWords,
  strip: stripWords,
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
  conflicts: conflictWords,
  data: dataWords,
  device: deviceWords,
  firstHome: firstHomeWords,
  home: homeWords,
  keptHere: keptHereWords,
  legal: legalWords,
  figureNames,
  gallon: gallonWords,
  job: jobWords,
  mixDevice: mixDeviceWords,
  mixPlan: mixPlanWords,
  mixSheet: mixSheetWords,
  mix: mixWords,
  planAid: planAidWords,
  slip: slipWords,
  savedMix: savedMixWords,
  textProblem: textProblemWords,
  total: totalWords,
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
  savedFacts: savedFactWords,
  areaQuestion: areaQuestionWords,
  recordState: recordStateWords,
  record: recordWords,
  share: shareWords,
  nitrogenReport: nitrogenReportWords,
  reportPaper: reportPaperWords,
  report: reportWords,
  reporting: reportingWords,
  result: resultWords,
  working: workingWords,
  homeSeason: homeSeasonWords,
  interval: intervalWords,
  ph: phWords,
  stepReasons,
  workingFormulas,
  workingTerms,
});

export const pack: LanguagePack = {
  words: french,
  problems: frenchSpelling(problems),
  catalogueTexts: frenchSpelling(catalogueTexts),
  productNames,
};
