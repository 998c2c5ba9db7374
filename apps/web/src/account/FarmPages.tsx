import { Link } from 'wouter';
import { Section } from '../ui/panels/Section.tsx';
import { closeAccount } from '../session/accountPanel.ts';
import { paths, type Path } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import styles from './FarmPages.module.css';

/** The pages of the farm that stand behind the name at the top right, in the order they are listed. */
const pages: readonly { readonly path: Path; readonly word: () => string }[] = [
  { path: paths.people, word: () => farmPageWords.people },
  { path: paths.ground, word: () => farmPageWords.ground },
  { path: paths.catchTest, word: () => farmPageWords.catchTest },
  { path: paths.programs, word: () => farmPageWords.programs },
  { path: paths.inAndOut, word: () => farmPageWords.inAndOut },
];

/** The way to what belongs to the farm and is not in the navigation. It needs no account. */
export const FarmPages = () =>
  pages.length > 0 && (
    <Section name={farmPageWords.farm}>
      <nav className={styles.pages} aria-label={farmPageWords.farm}>
        {pages.map(({ path, word }) => (
          <Link key={path} href={path} onClick={closeAccount}>
            {word()}
          </Link>
        ))}
      </nav>
    </Section>
  );
