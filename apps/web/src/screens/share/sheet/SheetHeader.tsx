import { OWN_MACHINE } from '../../../mix/draft/formChanges.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { dateText } from '../../../words/figures/dateText.ts';
import { QrCode } from '../send/QrCode.tsx';
import type { SheetSubject } from './SheetSubject.ts';

/** What sprays: machine, tank, width, nozzles, as far as each is set. */
function machineText({ draft, plan, catalogue }: SheetSubject): string {
  const machine =
    draft.machineId === OWN_MACHINE
      ? null
      : catalogue.machines.find(({ id }) => id === draft.machineId)?.name;
  const nozzle = catalogue.nozzles.find(({ id }) => id === draft.nozzle?.nozzleId)?.model;
  const width = plan.sprayer?.swathWidthM ?? draft.swathWidthM;
  const count = plan.sprayer?.nozzleCount ?? draft.nozzle?.nozzleCount;
  const nozzles = count == null ? nozzle : nozzle && `${count} × ${nozzle}`;
  return [
    machine,
    quantityText(plan.tankCapacityL, 'L'),
    width == null ? null : quantityText(width, 'm'),
    nozzles,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Stands on every page: which job, for which ground and machine, and the code to open it. */
export function SheetHeader({ subject }: { readonly subject: SheetSubject }) {
  const { draft, place, plan, code, printedAt } = subject;
  const name = draft.name ?? shareWords.unnamed;
  return (
    <header>
      <div>
        <p className="strong">{shareWords.sheet.kind}</p>
        <h1 data-long={name.length > 28 || undefined}>{name}</h1>
        {place !== null && <p className="strong">{place}</p>}
        <p>
          {quantityText(plan.sprayAreaHa, 'ha', 4)} · {dateText(printedAt)}
          <br />
          {machineText(subject)}
        </p>
      </div>
      {code === null ? (
        <p className="no-code">{shareWords.sheet.noCode}</p>
      ) : (
        <QrCode code={code} name={shareWords.codeName} />
      )}
    </header>
  );
}
