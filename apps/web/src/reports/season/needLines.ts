import type { SeasonNeeds } from '@mix/documents';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { hoursText, knownText } from './seasonText.ts';

/** The lines of what rounds take: the name of each, and its figure as far as it is known. */
export const needLines = (
  products: SeasonNeeds['products'],
  seesMoney: boolean,
): readonly (readonly [name: string, text: (needs: SeasonNeeds) => string])[] => [
  [
    seasonPlanWords.nKg,
    ({ nitrogenKg }) => knownText(nitrogenKg, (kg) => quantityText(kg, 'kg', 0)),
  ],
  [
    seasonPlanWords.spray,
    ({ sprayL, withoutArea }) =>
      knownText({ sum: sprayL, unknown: withoutArea }, (litres) => quantityText(litres, 'L', 0)),
  ],
  [seasonPlanWords.hours, ({ hours }) => knownText(hours, hoursText)],
  ...(seesMoney
    ? [
        [
          seasonPlanWords.moneyHead,
          ({ cents }: SeasonNeeds) => knownText(cents, roundMoneyText),
        ] as const,
      ]
    : []),
  ...products.map(
    ({ productId, name, amount: { unit } }) =>
      [
        name,
        (needs: SeasonNeeds) => {
          const own = needs.products.find(
            (one) => one.productId === productId && one.amount.unit === unit,
          );
          return own === undefined
            ? ''
            : knownText({ sum: own.amount.value, unknown: needs.withoutArea }, (amount) =>
                quantityText(amount, unit, 0),
              );
        },
      ] as const,
  ),
];

/** Area, nitrogen, spray, hours, money and products, each with its figure. */
export const needFigures = (
  needs: SeasonNeeds,
  seesMoney: boolean,
): readonly (readonly [name: string, figure: string])[] => [
  [
    seasonPlanWords.area,
    knownText({ sum: needs.areaHa, unknown: needs.withoutArea }, (areaHa) =>
      quantityText(areaHa, 'ha', 1),
    ),
  ],
  ...needLines(needs.products, seesMoney).map(([name, text]) => [name, text(needs)] as const),
];
