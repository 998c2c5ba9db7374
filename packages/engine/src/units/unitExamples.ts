import { displayUnit, type UnitId } from './displayUnits.ts';
import { typedUnit } from './typedUnit.ts';
import { unitSymbol } from './shownUnit.ts';

/** Units as labels print them, with a place for the nutrient or the active ingredient of a rate. */
const PRINTED =
  'L/ha|mL/100 m²|gal/ac|qt/ac|fl oz/1000 ft²|kg$/ha|g$/ha|lb$/ac|oz$/1000 ft²|units$/ac' +
  '|mL/100 L|% v/v|fl oz/100 gal|kg/100 L|g/100 L|lb/100 gal|L|mL|gal|fl oz|kg|g|lb|oz' +
  '|ha|ac|m²|ft²|km/h|mph|bar|kPa|psi|m|cm|ft|in|L/min|gal/min|°C|°F|kg/L|g/L|lb/gal|min|h';

/** Some units that can be typed into a field of this unit beside its own. */
export function unitExamples(unit: UnitId): readonly string[] {
  const { dimension } = displayUnit(unit);
  const [, part = ''] = /^\S+( \S+)\//.exec(dimension.startsWith('nutrient') ? unit : '') ?? [];
  return PRINTED.split('|')
    .map((printed) => printed.replace('$', part))
    .filter(
      (printed) =>
        printed !== unitSymbol(unit) &&
        typedUnit(printed, unit).some((id) => displayUnit(id).dimension === dimension),
    );
}
