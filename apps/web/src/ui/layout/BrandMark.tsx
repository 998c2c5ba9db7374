/** The product's mark: a tank with a cone below, filled to a line that a red pointer reads. */
export const BrandMark = () => (
  <svg width="24" height="26" viewBox="0 0 24 26" aria-hidden="true" focusable="false">
    <path d="M3 2h14v15l-4 6H7l-4-6z" fill="none" stroke="var(--text)" strokeWidth="2" />
    <path d="M5 12h10v4.4L12 21H8l-3-4.6z" fill="var(--text)" />
    <path d="M15 10.5h9v3h-9z" fill="var(--action)" />
  </svg>
);
