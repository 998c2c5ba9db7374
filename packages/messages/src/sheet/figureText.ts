import { convertUnit, shownUnit, unitSymbol, type SheetFigure } from '@mix/engine';
import {
  amountText,
  quantityText,
  shownAmount,
  withUnit,
  type FigureFormat,
} from '../quantityText.ts';
import { doubtDecimals, tankVolumeDecimals } from '../tankVolume.ts';

const inUnit = (litres: number, { system }: FigureFormat): number =>
  convertUnit(litres, 'L', shownUnit('L', system));

/** A figure of a sheet with its unit: "848 L", "200 kg", "20 kg/ha", "± 3 L". */
export function figureText(figure: SheetFigure, format: FigureFormat): string {
  const { value } = figure;
  switch (figure.as) {
    case 'quantity':
      return quantityText(value, figure.unit, format, figure.decimals ?? undefined);
    case 'tankVolume':
      return quantityText(value, 'L', format, tankVolumeDecimals(inUnit(value, format)));
    case 'doubt':
      return `±\u00a0${quantityText(value, 'L', format, doubtDecimals(inUnit(value, format)))}`;
    case 'amount':
      return amountText(value, figure.unit, format, optionsOf(figure));
    case 'amountPerArea': {
      const area = shownUnit('ha', format.system);
      const each = value / convertUnit(1, 'ha', area);
      const { text, unit } = shownAmount(each, figure.unit, format, optionsOf(figure));
      return `${withUnit(text, unit)}/${unitSymbol(area)}`;
    }
  }
}

const optionsOf = ({
  decimals,
  policy,
}: Extract<SheetFigure, { readonly as: 'amount' | 'amountPerArea' }>) => ({
  policy,
  ...(decimals !== null && { decimals }),
});
