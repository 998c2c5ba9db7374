import styles from './chart.module.css';

/**
 * The dots that mark what is planned, on every screen and on paper. @param id unique on the page
 */
export const StipplePattern = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
    <rect className={styles.stippleGround} width="4" height="4" />
    <rect className={styles.stipple} width="2" height="2" />
    <rect className={styles.stipple} x="2" y="2" width="2" height="2" />
  </pattern>
);
