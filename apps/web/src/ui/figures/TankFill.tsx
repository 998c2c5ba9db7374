import { useId } from 'react';

interface TankFillProps {
  /** The tank's outline as a path; nothing is drawn outside it. */
  readonly wall: string;
  readonly width: number;
  /** Heights in the drawing: the lowest point, the level before, and the level now. */
  readonly bottomY: number;
  readonly beforeY: number;
  readonly lineY: number;
}

/** What stands in a drawn tank; what was added last is hatched. */
export function TankFill({ wall, width, bottomY, beforeY, lineY }: TankFillProps) {
  const id = useId();
  return (
    <>
      <defs>
        <clipPath id={`${id}-wall`}>
          <path d={wall} />
        </clipPath>
        <pattern
          id={`${id}-added`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill="var(--surface)" />
          <rect width="5" height="8" fill="var(--tank-added)" />
        </pattern>
        <pattern id={`${id}-liquid`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--tank-water)" />
          <rect y="3" width="8" height="1.5" fill="var(--tank-water-line)" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}-wall)`}>
        <rect y={beforeY} width={width} height={bottomY - beforeY} fill={`url(#${id}-liquid)`} />
        <rect y={lineY} width={width} height={beforeY - lineY} fill={`url(#${id}-added)`} />
      </g>
    </>
  );
}
