/** Red octagon with its word; stands on the white stop band and nowhere else. */
export function StopSign({ size = 72 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <path d="M21 0h30l21 21v30L51 72H21L0 51V21Z" fill="var(--stop-sign)" />
      <path
        d="M22.5 4h27L68 22.5v27L49.5 68h-27L4 49.5v-27Z"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <text x="36" y="42.5" fill="#fff" fontSize="19" fontWeight="800" textAnchor="middle">
        STOP
      </text>
    </svg>
  );
}
