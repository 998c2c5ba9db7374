/** Light grey square with an i; for what is not known or not counted. */
export function InformationIcon({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M1.5 1.5h21v21h-21z" stroke="var(--accent)" strokeWidth="2" />
      <path d="M12 10.4v7.4M12 6v2.6" stroke="var(--accent)" strokeWidth="2.4" />
    </svg>
  );
}
