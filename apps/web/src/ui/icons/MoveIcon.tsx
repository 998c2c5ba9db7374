/** An arrow up or down a list. */
export function MoveIcon({ direction }: { readonly direction: 'up' | 'down' }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={
          direction === 'up' ? 'M12 21V4M4.5 11.5 12 4l7.5 7.5' : 'M12 3v17M4.5 12.5 12 20l7.5-7.5'
        }
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}
