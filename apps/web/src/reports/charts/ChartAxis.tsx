import { select, type Selection } from 'd3-selection';
import { useLayoutEffect, useRef } from 'react';
import styles from './chart.module.css';

interface ChartAxisProps {
  /** As `d3-axis` makes it. */
  readonly axis: (group: Selection<SVGGElement, unknown, null, undefined>) => void;
  /** Where its line begins, px. */
  readonly x?: number;
  readonly y?: number;
}

/** An axis of `d3-axis`, drawn at its position in a chart. */
export function ChartAxis({ axis, x = 0, y = 0 }: ChartAxisProps) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current !== null) select(group.current).call(axis);
  });
  return <g ref={group} className={styles.axis} transform={`translate(${x} ${y})`} />;
}
