import { Section } from '../../ui/panels/Section.tsx';
import { useMediaQuery } from '../../ui/layout/useMediaQuery.ts';
import type { LoadPart } from './Loads.tsx';

/** On paper nothing can be pressed: all loads stand there, each under its name. */
export function LoadsOnPaper({ parts }: { readonly parts: readonly LoadPart[] }) {
  const isPrinted = useMediaQuery('print');
  return (
    isPrinted &&
    parts.map(({ name, holds, table }) => (
      <Section key={name} name={name} note={holds}>
        {table}
      </Section>
    ))
  );
}
