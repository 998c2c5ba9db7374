import { MACHINE_FIELDS } from '@mix/engine';
import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { fieldsIn, membersOf } from '../merge/readValue.ts';

/** Fields that describe one sprayer, or one job on one piece of ground, only together. */
const DRAFT_GROUPS = {
  machine: [...MACHINE_FIELDS],
  ground: ['sprayAreaHa', 'nitrogenAppliedKgPerHa'],
  // A rate of a product in another rate of spray is a mix that nobody planned.
  amounts: ['applicationRateLPerHa', 'products', 'mixingOrder'],
};

const productIdOf = keyedBy('productId');
const idOf = keyedBy('id');

/**
 * Merge of saved mixes. The products and rates are one part, never half of one mix and half of
 * another; so is the machine, and so is the ground with its area and nitrogen. The draft's name,
 * the facts of its products and the mixing order follow from the merged parts; products that are
 * gone leave the order.
 */
export const mixMerge: DocumentMerge = {
  rules: {
    draft: { fields: { name: 'silent' } },
    amounts: {
      fields: { products: { keyOf: productIdOf, member: { fields: {} } } },
      isWhole: true,
    },
    products: { keyOf: idOf, member: 'silent', grows: true },
    engineVersion: 'silent',
    catalogueVersion: 'silent',
    schemaVersion: 'silent',
  },
  apart: ({ paddock = null, draft, ...rest }) => {
    const { machine, ground, amounts, ...lines } = groupFields(fieldsIn(draft), DRAFT_GROUPS);
    return {
      ...rest,
      draft: lines,
      machine: machine ?? {},
      amounts: amounts ?? {},
      ground: { ...fieldsIn(ground), paddock },
    };
  },
  together: ({ draft, machine, ground, amounts, products, ...rest }) => {
    const { paddock = null, ...area } = fieldsIn(ground);
    const groups = { machine: fieldsIn(machine), ground: area, amounts: fieldsIn(amounts) };
    const whole = ungroupFields({ ...fieldsIn(draft), ...groups }, DRAFT_GROUPS);
    const used = membersOf(whole['products']).map(productIdOf);
    const order = whole['mixingOrder'];
    return {
      ...rest,
      paddock,
      // Facts of both sides: whoever chooses the other side needs its facts.
      products: membersOf(products),
      draft: {
        ...whole,
        ...(typeof whole['name'] === 'string' && { name: rest['name'] ?? null }),
        ...(Array.isArray(order) && {
          mixingOrder: membersOf(order).filter((id) => typeof id === 'string' && used.includes(id)),
        }),
      },
    };
  },
  placeNow: (path) => {
    const [first, second = ''] = path;
    if (first !== 'draft') return path;
    const group = (['amounts', 'machine'] as const).find((one) =>
      DRAFT_GROUPS[one].some((name) => name === second),
    );
    return group === undefined ? path : [group, ...path.slice(1)];
  },
};
