import type { DraftFieldPath } from './draftFields.ts';

/**
 * Title and meaning of every field, for the JSON Schema and docs/draft.md. They stand apart from the
 * table because the web app carries the table to a phone, and these words never.
 */
export const draftTexts: Readonly<
  Record<
    Exclude<DraftFieldPath, `${string}.labelMaximumRate.${string}`>,
    readonly [title: string, meaning: string]
  >
> = {
  name: ['Name', 'What the operator calls the job.'],
  machineId: ['Machine', 'Id in the catalogue. Null or "custom": described by the fields below.'],
  boomConfigurationId: ['Boom', 'Id at the machine. Null: its only boom, or not set.'],
  tankCapacityL: [
    'Tank capacity',
    'What may be filled. Null: nominal tank x usable fraction of the machine; needed without one.',
  ],
  deadVolumeL: [
    'Dead volume',
    'Stays in lines, pump and filters, below the gauge. Null: the machine’s, else not counted.',
  ],
  tankResidualL: [
    'Left in the tank',
    'What the gauge shows when the pump sucks air. Null: the machine’s, else not counted.',
  ],
  swathWidthM: ['Swath width', 'Null: the boom’s, else no nozzle figures.'],
  suspendedSolidsLimitPct: [
    'Suspended solids limit',
    'Highest share by volume that the machine keeps moving. Null: the machine’s, else general.',
  ],
  maxLoadMassKg: ['Largest load mass', 'Axle and drawbar. Null: not checked.'],
  finestFilterMesh: [
    'Finest filter',
    'On the way to the nozzles, by its mesh. Null: particles are not held against a filter.',
  ],
  gaugeStepL: ['Gauge step', 'Between two marks of the sight gauge. Null: no marks.'],
  nozzle: ['Nozzle', 'As fitted. Null: no nozzle figures.'],
  'nozzle.nozzleId': ['Nozzle', 'Id in the catalogue.'],
  'nozzle.nozzleCount': ['Nozzle count', 'Positions that share the flow. Null: the boom’s.'],
  catchTest: [
    'Catch test',
    'Flow of the nozzles as it was measured, in place of the published one. Null: not measured.',
  ],
  'catchTest.nozzleId': ['Nozzle', 'It holds for this nozzle; with another one it is not counted.'],
  'catchTest.flowLPerMin': ['Measured flow', 'Mean of the nozzles, of water.'],
  'catchTest.pressureBar': ['Measured at', 'Pressure at the nozzle during the test.'],
  travelSpeedKmPerH: ['Travel speed', 'Null: no nozzle figures.'],
  agitationFlowLPerMin: [
    'Agitation flow',
    'What the pump gives up for agitation. Null: not known.',
  ],
  sprayAreaHa: ['Spray area', 'Ground to be covered; of a band, all of the field. Needed.'],
  applicationRateLPerHa: ['Application rate', 'Finished spray per area. Needed.'],
  bandWidthM: [
    'Band width',
    'Of the sprayed band over each row. Rates are those of the ground in the band. Null: all of the ground is sprayed.',
  ],
  rowSpacingM: ['Row spacing', 'From row to row. Needed with a band.'],
  waterTemperatureC: [
    'Water temperature',
    'Before mixing. Null: nothing is said about cooling and dissolving.',
  ],
  freezingMarginK: [
    'Margin to freezing',
    'How far above its freezing point the mix has to stay. Null: 2 °C.',
  ],
  waterAnalysis: ['Water analysis', 'As a laboratory prints it. Null: not known.'],
  'waterAnalysis.potassiumPpm': ['potassium', 'In the water, mg/L.'],
  'waterAnalysis.sodiumPpm': ['sodium', 'In the water, mg/L.'],
  'waterAnalysis.calciumPpm': ['calcium', 'In the water, mg/L.'],
  'waterAnalysis.magnesiumPpm': ['magnesium', 'In the water, mg/L.'],
  'waterAnalysis.ironPpm': ['iron', 'In the water, mg/L.'],
  'waterAnalysis.bicarbonatePpm': ['bicarbonate', 'In the water, mg/L: its alkalinity.'],
  'waterAnalysis.ph': ['pH', 'Of the water.'],
  mixPh: [
    'pH of the mix',
    'Read in the mix itself. Null: from what is in it, where that is known.',
  ],
  holdingTimeMin: [
    'Holding time',
    'How long the mix stands before it is sprayed out. Null: not set.',
  ],
  heel: ['Heel', 'Liquid in the tank already. Null: empty.'],
  'heel.volumeL': ['Volume', 'At most the tank capacity.'],
  'heel.contents': ['Contents', 'Water, or the same mix as planned.'],
  loadSplit: ['Load split', 'Null: full tanks first, then a part load.'],
  measuringUnits: [
    'Measuring units',
    'Whose scales and jugs amounts are rounded to where no step is set: kg and L, or lb, oz, gal, pt and fl oz. Null: metric.',
  ],
  products: ['Products', 'At least one.'],
  'products.*': ['Product', 'One line of the mix.'],
  'products.*.productId': ['Product', 'Id in the catalogue.'],
  'products.*.rate': ['Product rate', 'How much is wanted. Needed.'],
  'products.*.rate.value': ['Value', 'In the unit beside it.'],
  'products.*.rate.unit': ['Unit', 'A nutrient is elemental unless an oxide is named.'],
  'products.*.containers': [
    'Containers',
    'The operator’s own; amounts are shown as whole ones and a remainder.',
  ],
  'products.*.containers.*': ['Container', 'A bag, drum or jug that amounts are counted out of.'],
  'products.*.containers.*.size': ['Size', 'What one holds, in the unit beside it.'],
  'products.*.containers.*.unit': ['Unit', 'kg or g for a solid, L or mL for a liquid.'],
  'products.*.containers.*.kind': ['Kind', 'What it is called.'],
  'products.*.price': ['Price', 'What the product costs. Null: its cost is not known.'],
  'products.*.price.amountCents': ['Amount', 'Whole cents per unit beside it.'],
  'products.*.price.per': ['Per', 'kg, L or the one container that is set.'],
  'products.*.measuringStep': [
    'Measuring step',
    'Smallest step that can be weighed (kg) or, of a liquid, measured (L). Null: the coarsest usual one that changes no dose by more than 1 %. 0: exact figures.',
  ],
  'products.*.applicationsBefore': [
    'Applications before',
    'How often this ground had it in the twelve months before. Null: not known.',
  ],
  'products.*.appliedBeforePerHa': [
    'Applied before',
    'What a hectare of this ground had of it in the twelve months before, kg or, of a liquid, L; of bands, what the ground in them had. Null: not known.',
  ],
  'products.*.sameActionBefore': [
    'Same action before',
    'How often this ground had anything that acts the same way in the twelve months before. Null: not known.',
  ],
  'products.*.daysSinceLast': [
    'Days since the last',
    'From the last spraying of it on this ground to this one. Null: not known.',
  ],
  'products.*.activeBeforeGPerHa': [
    'Active before',
    'What a treated hectare of this ground had of its active ingredient in the twelve months before, from any product. Null: not known.',
  ],
  'products.*.overrides': [
    'Corrected facts',
    'Facts for this mix that rule over the catalogue. Null: the catalogue holds.',
  ],
  'products.*.overrides.liquidDensityKgPerL': ['Density', 'Of a liquid product.'],
  'products.*.overrides.displacementLPerKg': [
    'Displacement',
    'Room that 1 kg of a solid product takes in the tank.',
  ],
  'products.*.overrides.heatOfSolutionKJPerKg': [
    'Heat of solution',
    'Taken from the water by 1 kg; below 0 warms the tank.',
  ],
  'products.*.overrides.labelMaximumRate': [
    'Label maximum',
    'The highest rate that the label in hand allows.',
  ],
  'products.*.overrides.activeIngredientGPerL': [
    'Active ingredient',
    'Of a liquid, as its label counts it. For rates in g ai.',
  ],
  'products.*.overrides.activeIngredientPct': [
    'Active ingredient',
    'Of a solid, % by mass, as its label counts it.',
  ],
  'products.*.overrides.acidEquivalentGPerL': [
    'Acid equivalent',
    'The acid that the salt or ester of a liquid comes to. For rates in g ae.',
  ],
  'products.*.overrides.acidEquivalentPct': ['Acid equivalent', 'The same of a solid, % by mass.'],
  'products.*.overrides.runVolumeL': [
    'Measured run',
    'Litres of a liquid that ran out in the time below. For rates in seconds.',
  ],
  'products.*.overrides.runMassKg': ['Measured run', 'The same of a solid, kg.'],
  'products.*.overrides.neutralisingValuePct': [
    'Neutralising value',
    'Of a lime, % of pure calcium carbonate, as its paper says.',
  ],
  'products.*.overrides.finenessPct': [
    'Fineness',
    'Of a lime, the % that its paper counts as acting, by the scheme of the country.',
  ],
  'products.*.overrides.runTimeS': ['Time of the run', 'In which that much ran out.'],
  mixingOrder: [
    'Mixing order',
    'Product ids in the operator’s own order. Null: the order of the classes.',
  ],
  labelAllowances: ['Label allowances', 'Null: none.'],
  'labelAllowances.*': [
    'Label allowance',
    'A pair of products whose label allows what a rule forbids.',
  ],
  'labelAllowances.*.productIds': ['Products', 'The two products.'],
  'labelAllowances.*.reason': ['Reason', 'Kept with the plan.'],
  crop: ['Crop', 'What is sprayed. Null: leaf burn is not judged.'],
  growthStage: ['Growth stage', 'Of the crop, BBCH 0 to 99. Null: not held against a label.'],
  daysToHarvest: [
    'Days to harvest',
    'From the spraying to the harvest. Null: not held against a label.',
  ],
  airTemperatureC: ['Air temperature', 'When it is sprayed. Null: not judged.'],
  leafSurface: ['Leaf', 'How the leaf is when it is sprayed. Null: not judged.'],
  country: [
    'Country',
    'Whose labels and limits hold. Null: New Zealand’s nitrogen limit and no country’s labels.',
  ],
  nitrogenAppliedKgPerHa: [
    'Nitrogen applied',
    'Synthetic N already on this ground in the running July to June year. Null: not known.',
  ],
};
