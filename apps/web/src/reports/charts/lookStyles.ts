import styles from './chart.module.css';

/** How a picture draws nitrogen: by its share of the cap, and as a line over the year. */
export const lookStyles = {
  low: styles.low,
  half: styles.half,
  near: styles.near,
  over: styles.over,
  past: styles.past,
  farm: styles.farm,
  highest: styles.highest,
  before: styles.before,
};
