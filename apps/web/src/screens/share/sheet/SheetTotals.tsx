import { amountPerAreaText } from '../../../words/figures/amountPerAreaText.ts';
import { measureText } from '../../../words/figures/measureText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { shownUnitSign } from '../../../words/figures/shownUnitSign.ts';
import { plannedNitrogen } from '../../../mix/planning/plannedNitrogen.ts';
import type { SheetSubject } from './SheetSubject.ts';

/** Rates and totals, and beside them the lines to write down what was done. */
export function SheetTotals({ subject }: { readonly subject: SheetSubject }) {
  const { plan, nameOf, uncheckedIds } = subject;
  const words = shareWords.sheet;
  const nitrogen = plannedNitrogen(plan);
  const supplies = nitrogen?.isLowerBound === true ? words.suppliesAtLeast : words.supplies;
  const heaviest = Math.max(...plan.loads.map(({ massKg }) => massKg));
  const lines = [
    words.startAndEnd,
    words.wind,
    words.airTemperature,
    words.areaDone(shownUnitSign('ha')),
    words.leftInTank(shownUnitSign('L')),
    words.operator,
  ];
  return (
    <div className="totals">
      <section>
        <h2>{words.ratesAndTotals}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col" className="figure">
                {words.productRate}
              </th>
              <th scope="col" className="figure">
                {words.job}
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.productTotals.map(({ productId, perHa, amount }) => (
              <tr key={productId}>
                <th scope="row">
                  {nameOf(productId)}
                  {uncheckedIds.includes(productId) && (
                    <span className="packs">{words.notChecked}</span>
                  )}
                </th>
                <td className="figure">{amountPerAreaText(perHa, 1)}</td>
                <td className="figure">{measureText(amount)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.waterRow}</th>
              <td />
              <td className="figure">{quantityText(plan.carrierTotalL, 'L')}</td>
            </tr>
          </tbody>
        </table>
        <p className="small">
          {nitrogen && `${supplies(quantityText(nitrogen.kgPerHa, 'kg N/ha', 1))} `}
          {words.weighs(quantityText(heaviest, 'kg', 0))}
        </p>
      </section>
      <section>
        <h2>{words.whatWasDone}</h2>
        {lines.map((line) => (
          <p key={line} className="write">
            {line}
          </p>
        ))}
      </section>
    </div>
  );
}
