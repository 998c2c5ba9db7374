import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCatalogue } from '../../catalogue/useCatalogue.ts';
import type { MixForm } from '../../draft/MixForm.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './MixLines.module.css';
import { figureWithUnit, productCount } from './mixWords.ts';

/** Everything a plan is worked out from, with what is set of it and what is not. */
export function MixLines({ form }: { readonly form: MixForm }) {
  const { machineId } = form;
  return (
    <section>
      <h2 className={styles.heading}>What it is worked out from</h2>
      <ul>
        <Line name="Machine" value={machineId ? <MachineName machineId={machineId} /> : null} />
        <Line name="Area" value={figureWithUnit(form.sprayAreaHa, 'ha')} />
        <Line name="Application rate" value={figureWithUnit(form.applicationRateLPerHa, 'L/ha')} />
        <Line name="Water temperature" value={figureWithUnit(form.waterTemperatureC, '°C')} />
        <Line name="Products" value={productCount(form)} />
      </ul>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  /** Null is not set. */
  readonly value: ReactNode;
}

const Line = ({ name, value }: LineProps) => (
  <li>
    <Link href={paths.mix} className={styles.line}>
      <span className={styles.name}>{name}</span>
      {value === null ? (
        <span className={styles.notSet}>Not set</span>
      ) : (
        <span className={styles.value}>{value}</span>
      )}
    </Link>
  </li>
);

/** Its name stands in the catalogue, which is fetched only when there is a machine to name. */
function MachineName({ machineId }: { readonly machineId: string }) {
  const state = useCatalogue();
  if (machineId === 'custom') return 'My own';
  const machines = state.status === 'ready' ? state.catalogue.machines : [];
  return machines.find(({ id }) => id === machineId)?.name ?? 'Set';
}
