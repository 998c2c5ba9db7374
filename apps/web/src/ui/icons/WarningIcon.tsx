/** Amber triangle; always beside the word or the reason. */
export function WarningIcon({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 23.4 22H.6Z" fill="var(--warn)" />
      <path d="M12 9v6.2M12 17.2v2.4" fill="none" stroke="var(--on-warn)" strokeWidth="2.4" />
    </svg>
  );
}
