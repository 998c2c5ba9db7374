import type { PaperCell, PaperColumn, PaperPart, PaperRemark, PaperTable } from './Paper.ts';
import { DrawnPicture } from './DrawnPicture.tsx';
import styles from './paper.module.css';

/** Which pieces stand on a page, and how a piece is marked to be measured. */
export interface Dealing {
  readonly has: (key: string) => boolean;
  readonly item: (key: string) => { readonly 'data-item'?: string };
  /** Column widths of a table, px; undefined until the table was measured. */
  readonly widths: (key: string) => readonly number[] | undefined;
}

/** For the content of a piece, which is never dealt out by itself. */
const WHOLE: Dealing = { has: () => true, item: () => ({}), widths: () => undefined };

function lookOf(look: PaperRemark['look']): string | undefined {
  switch (look) {
    case 'ruled':
      return styles.ruled;
    case 'together':
      return styles.together;
    case 'warning':
      return styles.warning;
    case 'small':
      return styles.small;
  }
}

interface DrawnPartProps {
  readonly part: PaperPart;
  readonly partKey: string;
  readonly dealing: Dealing;
}

/** A part of a paper, as far as it stands on a page. */
export function DrawnPart({ part, partKey, dealing }: DrawnPartProps) {
  const nameKey = `${partKey} name`;
  return (
    <>
      {part.name !== null && dealing.has(nameKey) && (
        <h2 {...dealing.item(nameKey)}>{part.name}</h2>
      )}
      <Content part={part} partKey={partKey} dealing={dealing} />
    </>
  );
}

function Content({ part, partKey, dealing }: DrawnPartProps) {
  const { has, item } = dealing;
  if (part.kind === 'table') return <DrawnTable table={part} tableKey={partKey} {...dealing} />;
  if (part.kind === 'text') {
    return part.lines.map((line, place) => {
      const key = `${partKey} ${place}`;
      return (
        has(key) && (
          <p key={key} {...item(key)}>
            {line}
          </p>
        )
      );
    });
  }
  if (!has(partKey)) return null;
  switch (part.kind) {
    case 'facts':
    case 'strip':
      return (
        <dl {...item(partKey)} className={part.kind === 'facts' ? styles.facts : styles.strip}>
          {part.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'picture':
      return (
        <div {...item(partKey)}>
          <DrawnPicture picture={part} />
        </div>
      );
    case 'remark':
      return (
        <div {...item(partKey)} className={lookOf(part.look)}>
          {part.sentences.map(({ lead, text }) => (
            <p key={text}>
              {lead !== undefined && <b>{lead}</b>} {text}
            </p>
          ))}
        </div>
      );
    case 'lines':
      return (
        <div {...item(partKey)} className={styles.lines}>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'pair':
      return (
        <div {...item(partKey)} className={styles.pair}>
          {part.halves.map((half, side) => (
            <div key={side}>
              {half.map((one, place) => (
                <DrawnPart key={place} part={one} partKey="" dealing={WHOLE} />
              ))}
            </div>
          ))}
        </div>
      );
  }
}

interface DrawnTableProps extends Dealing {
  readonly table: PaperTable<PaperCell, string | null>;
  readonly tableKey: string;
}

function DrawnTable({ table, tableKey, has, item, widths }: DrawnTableProps) {
  const { columns, groups, rowHead, rows } = table;
  const shown = rows.map((cells, place) => ({ cells, key: `${tableKey} ${place}` }));
  const here = shown.filter(({ key }) => has(key));
  const measured = widths(tableKey);
  if (here.length === 0) return null;
  const isSet = columns.some(({ widthMm }) => widthMm !== undefined);
  const layout = isSet ? 'set' : measured && 'measured';
  return (
    <table data-table={tableKey} data-layout={layout}>
      <colgroup>
        {columns.map((column, place) => (
          <col key={place} style={{ width: widthOf(column, measured?.[place]) }} />
        ))}
      </colgroup>
      <thead {...item(`${tableKey} head`)}>
        {groups !== undefined && (
          <tr>
            {groups.map(({ heading, span }) => (
              <th key={heading} colSpan={span} scope="colgroup" className={styles.group}>
                {heading}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {columns.map(({ heading, align }, place) => (
            <th key={place} scope="col" data-align={align}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {here.map(({ cells, key }) => (
          <tr key={key} {...item(key)}>
            {cells.map((cell, place) => {
              const Tag = place === rowHead ? 'th' : 'td';
              const isLarge = typeof cell === 'object' && 'large' in cell && cell.large;
              return (
                <Tag
                  key={place}
                  scope={place === rowHead ? 'row' : undefined}
                  data-align={columns[place]?.align}
                  className={isLarge ? styles.large : undefined}
                >
                  <Cell cell={cell} />
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const widthOf = ({ widthMm }: PaperColumn, px: number | undefined): string | undefined =>
  px !== undefined ? `${px}px` : widthMm !== undefined ? `${widthMm}mm` : undefined;

function Cell({ cell }: { readonly cell: PaperCell }) {
  if (typeof cell === 'string') return cell;
  if ('tick' in cell)
    return <span className={styles.tick} data-wide={cell.tick === 'wide' || undefined} />;
  return (
    <>
      {cell.text}
      {cell.note != null && <span className={styles.note}>{cell.note}</span>}
    </>
  );
}
