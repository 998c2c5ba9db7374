import type { PaperPicture } from './Paper.ts';
import styles from './picture.module.css';

/** A picture of a paper as it is drawn on screen and page. */
export const DrawnPicture = ({ picture }: { readonly picture: PaperPicture }) => (
  <svg
    className={styles.picture}
    viewBox={`0 0 ${picture.width} ${picture.height}`}
    role="img"
    aria-label={picture.name}
  >
    {picture.areas.map(({ look, boxes }) => (
      <path
        key={look}
        className={styles.area}
        data-look={look}
        d={boxes
          .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
          .join('')}
      />
    ))}
    {picture.lines.map(({ look, points, isClosed }, index) => (
      <path
        key={index}
        className={styles.line}
        data-look={look}
        d={
          points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('') +
          (isClosed ? 'Z' : '')
        }
      />
    ))}
    {picture.texts.map(({ x, y, text }) => (
      <text key={text} className={styles.text} x={x} y={y} aria-hidden="true">
        {text}
      </text>
    ))}
  </svg>
);
