/** At the end of a row that opens something. */
export const Chevron = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="m9 4 8 8-8 8" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);
