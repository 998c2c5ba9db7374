/** The minus or plus of a stepper, drawn so that both weigh the same. */
export function StepIcon({ direction }: { readonly direction: 'less' | 'more' }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d={direction === 'less' ? 'M2 10h16' : 'M2 10h16M10 2v16'}
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}
