import styles from './received.module.css';
interface InputListProps {
  readonly rows: readonly {
    readonly path: string;
    readonly label: string;
    readonly value: string;
  }[];
}

/** Names and values, a line each; long ones wrap, nothing is cut off. */
export const InputList = ({ rows }: InputListProps) => (
  <dl className={styles.inputs}>
    {rows.map(({ path, label, value }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
