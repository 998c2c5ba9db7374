import { choices } from './choices.ts';

const words = (text: string): readonly string[] => text.split(' ');
const NAMES = words(
  'urea epsom boric calcium potassium zinc copper iron manganese magnesium molasses fulvic seaweed humate',
);
const FORMS = words('nitrate sulphate chloride acid phosphate chelate oxide carbonate citrate');
const DOES = words(
  'settles gels foams curdles heats separates clots hydrolyses precipitates thickens',
);
const WHEN = words('cold hard warm stale concentrated alkaline acidic salty turbid still');
const WHERE = words('jar tank hose filter nozzle boom line inductor rinsate drum');
const THEN = words('stir wait rinse drain dilute filter refuse test stop ask');
const FIGURES = Array.from({ length: 10_000 }, (_, figure) => figure);

/** So many sentences of a farm, always the same ones: what an app's words and rules compress like. */
export function sentences(count: number): readonly string[] {
  const choose = choices();
  return Array.from({ length: count }, () => {
    const name = `${choose(NAMES)} ${choose(FORMS)}`;
    const seen = `${choose(DOES)} in ${choose(WHEN)} water of ${choose(FIGURES)} ppm and ${choose(FIGURES)} dH`;
    return `${name} ${seen}: ${choose(THEN)} at the ${choose(WHERE)}, sample ${choose(FIGURES)}-${choose(FIGURES)}`;
  });
}
