import { Reading } from '../ui/figures/Reading.tsx';
import styles from './ground.module.css';

interface AreaHeroProps {
  readonly name: string;
  readonly areaHa: number;
  /** Shown below the area: the area that was typed before. */
  readonly note?: string | undefined;
}

/** An area to be read at arm's length. */
export const AreaHero = ({ name, areaHa, note }: AreaHeroProps) => (
  <div className={styles.hero}>
    <p>
      <span className="quiet">{name}</span>
      <br />
      <Reading value={areaHa} unit="ha" decimals={areaHa >= 1 ? 2 : 4} size="large" />
    </p>
    {note !== undefined && <p className="quiet">{note}</p>}
  </div>
);
