import type { TableColumn } from '../../ui/figures/TableView.tsx';
import { nitrogenReportWords } from '../../i18n/made/en/reporting/nitrogenReportWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { overCap, type NitrogenLedger } from './nitrogenLedger.ts';
import { nitrogenText, perAreaText, shareText } from './nitrogenText.ts';

type Key = 'paddock' | 'landUse' | 'area' | 'nitrogen' | 'perArea' | 'share';

/** Where each paddock stands, as a table: on the screen, printed and as PDF. */
export function nitrogenTable({ places, capKgPerHa }: NitrogenLedger) {
  const words = nitrogenReportWords;
  const columns: readonly TableColumn<Key>[] = [
    { key: 'paddock', heading: words.paddock },
    { key: 'perArea', heading: words.perArea, align: 'end' },
    { key: 'share', heading: words.share, align: 'end' },
    { key: 'nitrogen', heading: words.nitrogen, align: 'end' },
    { key: 'area', heading: words.area, align: 'end' },
    { key: 'landUse', heading: words.landUse },
  ];
  const rows = places.map((one) => {
    const isOver = one.kgPerHa !== null && overCap(one.kgPerHa, capKgPerHa) > 0;
    const share = shareText(one, capKgPerHa);
    const cells: Readonly<Record<Key, string>> = {
      paddock: one.place.name ?? words.notSaid,
      landUse: one.place.landUse ?? words.notSaid,
      area: one.place.areaHa === null ? words.notKnown : quantityText(one.place.areaHa, 'ha'),
      nitrogen: nitrogenText(one.nitrogenKg),
      perArea: perAreaText(one),
      share: isOver ? `${share}, ${words.overCap}` : share,
    };
    return { id: one.place.key, cells };
  });
  return { columns, rows };
}
