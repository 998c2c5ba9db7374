import { useMix } from '../../plan/planning/useMix.ts';
import { useJarTest } from './jarTests.ts';
import { JarTestLine } from './JarTestLine.tsx';
import styles from './jar.module.css';

/** On the result screen: the last result of a jar test of this mix, on this device or another. */
export function JarTestNote() {
  const { draft } = useMix();
  const result = useJarTest(draft);
  return result === null ? null : (
    <div className={styles.panel}>
      <JarTestLine result={result} brief />
    </div>
  );
}
