/** Done: a tick. It always stands beside words that say so. */
export const DoneIcon = ({ size = 48 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 12.5 9.5 19 21 5.5" fill="none" stroke="var(--ok)" strokeWidth="3" />
  </svg>
);
