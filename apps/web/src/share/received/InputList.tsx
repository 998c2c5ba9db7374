import { Fact } from '../../ui/layout/Fact.tsx';

interface InputListProps {
  readonly rows: readonly {
    readonly path: string;
    readonly label: string;
    readonly value: string;
  }[];
}

/** Names and values, a line each; long ones wrap, nothing is cut off. */
export const InputList = ({ rows }: InputListProps) => (
  <dl>
    {rows.map(({ path, label, value }) => (
      <Fact
        key={path}
        term={label}
        pairClass="spread padding-block-1 border-bottom"
        termClass="quiet"
        valueClass="strong push-end text-end break-words"
      >
        {value}
      </Fact>
    ))}
  </dl>
);
