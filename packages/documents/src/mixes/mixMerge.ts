import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { fieldsIn, membersOf } from '../merge/readValue.ts';

/** What only together describes one sprayer, and one job on one piece of ground. */
const DRAFT_GROUPS = {
  machine: [
    'machineId',
    'boomConfigurationId',
    'tankCapacityL',
    'deadVolumeL',
    'swathWidthM',
    'suspendedSolidsLimitPct',
    'maxLoadMassKg',
    'gaugeStepL',
    'nozzle',
    'agitationFlowLPerMin',
  ],
  ground: ['sprayAreaHa', 'nitrogenAppliedKgPerHa'],
};

const productIdOf = keyedBy('productId');
const idOf = keyedBy('id');

/**
 * Saved mixes, products line by line. The machine is one part; so is the ground, with the area and
 * the nitrogen that it had. What follows from the rest follows from what the rest became: the
 * draft's name, the facts of the products in it, and an order without those that are gone.
 */
export const mixMerge: DocumentMerge = {
  rules: {
    draft: {
      fields: { products: { keyOf: productIdOf, member: { fields: {} } }, name: 'silent' },
    },
    products: { keyOf: idOf, member: 'silent', grows: true },
    engineVersion: 'silent',
    catalogueVersion: 'silent',
    schemaVersion: 'silent',
  },
  apart: ({ paddock = null, draft, ...rest }) => {
    const { machine, ground, ...lines } = groupFields(fieldsIn(draft), DRAFT_GROUPS);
    return {
      ...rest,
      draft: lines,
      machine: machine ?? {},
      ground: { ...fieldsIn(ground), paddock },
    };
  },
  together: ({ draft, machine, ground, products, ...rest }) => {
    const { paddock = null, ...area } = fieldsIn(ground);
    const groups = { machine: fieldsIn(machine), ground: area };
    const whole = ungroupFields({ ...fieldsIn(draft), ...groups }, DRAFT_GROUPS);
    const used = membersOf(whole['products']).map(productIdOf);
    const order = whole['mixingOrder'];
    return {
      ...rest,
      paddock,
      products: membersOf(products).filter((facts) => used.includes(idOf(facts))),
      draft: {
        ...whole,
        ...(typeof whole['name'] === 'string' && { name: rest['name'] ?? null }),
        ...(Array.isArray(order) && {
          mixingOrder: membersOf(order).filter((id) => typeof id === 'string' && used.includes(id)),
        }),
      },
    };
  },
};
