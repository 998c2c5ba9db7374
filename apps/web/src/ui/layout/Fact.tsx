import type { ReactNode } from 'react';

interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** Classes of the pair, of its term and of its value. */
  readonly pairClass?: string | undefined;
  readonly termClass?: string | undefined;
  readonly valueClass?: string | undefined;
}

/** A term and what is known of it. Stands in a `dl`. */
export const Fact = (props: FactProps) => (
  <div className={props.pairClass}>
    <dt className={props.termClass}>{props.term}</dt>
    <dd className={props.valueClass}>{props.children}</dd>
  </div>
);
