import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { FarmFrame } from '../ui/farmPages/FarmFrame.tsx';
import { paths } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import styles from './ground.module.css';

export interface GroundFrameProps {
  readonly title: string;
  /** Where the bar leads back to; absent while a walk is on. */
  readonly backTo?: string;
  readonly action?: ReactNode;
  /** Whether the other pages of the farm stay out of a wide screen: the map takes their room. */
  readonly isAlone?: boolean;
  /** The map: as wide as the page and above the rest; on a wide screen beside it. */
  readonly map?: ReactNode;
  /**
   * What else can be opened, shown only on a wide screen: beside the map, with the rest below both.
   */
  readonly list?: ReactNode;
  readonly children: ReactNode;
}

/** A view of the ground: its bar, the map from edge to edge, and texts and actions below. */
export const GroundFrame = (props: GroundFrameProps) => {
  const { title, backTo, action, isAlone = false, map, list, children } = props;
  return (
    <FarmFrame
      title={title}
      isAlone={isAlone}
      back={
        backTo === undefined
          ? null
          : { to: backTo, label: backTo === paths.farm ? farmPageWords.farm : words.back }
      }
      action={action}
    >
      <div className={styles.frame}>
        {list != null && (
          <nav className={styles.list} aria-label={farmPageWords.ground}>
            <Container>
              <div className={styles.stack}>{list}</div>
            </Container>
          </nav>
        )}
        {map != null && map !== false && <div className={styles.map}>{map}</div>}
        <div className={styles.said}>
          <Container width="text">
            <div className={styles.stack}>{children}</div>
          </Container>
        </div>
      </div>
    </FarmFrame>
  );
};
