import styles from './EmptyTank.module.css';

const gaugeMarks = Array.from({ length: 9 }, (_, index) => index);

/** A tank of which nothing is known yet: every line dashed, the sight gauge without a figure. */
export const EmptyTank = () => (
  <svg className={styles.tank} viewBox="0 0 184 132" width="184" height="132" aria-hidden="true">
    <path d="M54 9V1h36v8" />
    <path d="M2 9h140v88l-52 33H54L2 97z" />
    <path d="M158 13h10v84h-10z" />
    {gaugeMarks.map((mark) => (
      <path
        key={mark}
        className={styles.mark}
        d={`M174 ${13 + mark * 10.5}h${mark % 2 === 0 ? 10 : 5}`}
      />
    ))}
  </svg>
);
