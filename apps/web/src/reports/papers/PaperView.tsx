import { Fact } from '../../ui/layout/Fact.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TableView } from '../../ui/figures/TableView.tsx';
import { DrawnPicture } from '../../ui/paper/DrawnPicture.tsx';
import type { ReportPaper } from '../../ui/paper/Paper.ts';
import styles from './PaperView.module.css';

/** A paper on the screen: what will be printed, in the screen's own look. */
export const PaperView = ({ paper }: { readonly paper: ReportPaper }) => (
  <>
    <h2 className={styles.title}>{paper.title}</h2>
    {paper.lines.map((line) => (
      <p key={line} className="quiet">
        {line}
      </p>
    ))}
    {paper.parts.map((part) => (
      <Section key={part.name} name={part.name}>
        <Part part={part} title={paper.title} />
      </Section>
    ))}
  </>
);

interface PartProps {
  readonly part: ReportPaper['parts'][number];
  readonly title: string;
}

function Part({ part, title }: PartProps) {
  if (part.kind === 'picture') return <DrawnPicture picture={part} />;
  if (part.kind === 'text')
    return part.lines.map((line) => (
      <p key={line} className="padding-top-1">
        {line}
      </p>
    ));
  if (part.kind === 'table') {
    return (
      <TableView
        caption={`${title}: ${part.name}`}
        captionHidden
        columns={part.columns.map(({ heading, align }, place) => ({
          key: String(place),
          heading,
          ...(align === 'end' && { align }),
        }))}
        rows={part.rows.map((cells, place) => ({
          id: String(place),
          cells: Object.fromEntries(cells.map((cell, column) => [String(column), cell])),
        }))}
      />
    );
  }
  return (
    <dl className={styles.facts}>
      {part.facts.map(([name, value]) => (
        <Fact
          key={name}
          term={name}
          pairClass="border-bottom"
          termClass="quiet"
          valueClass="text-end break-words"
        >
          {value}
        </Fact>
      ))}
    </dl>
  );
}
