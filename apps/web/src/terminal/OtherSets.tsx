import { Notice } from '../ui/notices/Notice.tsx';
import { terminalWords as words } from '../i18n/made/en/farm/terminalWords.ts';
import { productFileWords } from '../i18n/made/en/products/productFileWords.ts';

/** Sets of task data in a zip that are not shown: a zip is read as the set in its fewest folders. */
export function OtherSets({ paths }: { readonly paths: readonly string[] }) {
  return (
    paths.length > 0 && (
      <Notice
        kind="warning"
        word={productFileWords.warning}
        title={words.otherSets(paths.join(', '))}
      />
    )
  );
}
