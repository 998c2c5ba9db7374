import { productNames } from '../../i18n/products/productNames.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import { JarTestSheet } from './JarTestSheet.tsx';
import { useJarTest } from './jarTests.ts';

/** The jar test of the mix in work, before it is filled: a job that begins takes the verdict over. */
export function MixJarTest({ onClose }: { readonly onClose: () => void }) {
  const { draft, plan, facts } = useMix();
  const result = useJarTest(draft);
  const [load] = plan?.loads ?? [];
  if (load === undefined) return null;
  const nameOf = productNames(
    facts,
    load.products.map(({ productId }) => productId),
  );
  return <JarTestSheet {...{ draft, load, result, nameOf, onClose }} />;
}
