import type { Paddock } from '@mix/documents';
import type { GroundFormat } from '@mix/ground';
import { useConfig } from '../../../config/useConfig.ts';
import { Button } from '../../../components/Button.tsx';
import { ExpansionPanel } from '../../../components/panels/ExpansionPanel.tsx';
import { saveFile } from '../../../device/files/saveFile.ts';
import { groundWords as words } from '../../../words/en/farm/groundWords.ts';
import type { PaddockArea } from '../paddockArea.ts';
import styles from '../ground.module.css';

const FORMATS: readonly GroundFormat[] = ['geojson', 'kml', 'shapefile', 'isoxml'];

interface SaveOutlineProps {
  readonly paddock: Paddock;
  readonly area: PaddockArea;
}

/** The outline as a file for another program. */
export function SaveOutline({ paddock, area }: SaveOutlineProps) {
  const { productName } = useConfig();
  const { name, outline, leftOut = [] } = paddock;
  const save = async (format: GroundFormat) => {
    const { writeGround } = await import('@mix/ground');
    const sent = {
      name,
      ring: outline ?? [],
      leftOut: leftOut.map((part) => part.outline),
      areaM2: area.net.netM2,
    };
    const { bytes, ending, type } = writeGround([sent], format, productName);
    // Names of files know fewer characters than names of paddocks.
    const file = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
    const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
    saveFile(`${file === '' ? 'paddock' : file}.${ending}`, content);
  };
  return (
    <ExpansionPanel summary={words.saveAs}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{words.saveNote}</p>
        <div className={styles.actions}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              onClick={() => {
                void save(format);
              }}
            >
              {words.formatNames[format]}
            </Button>
          ))}
        </div>
      </div>
    </ExpansionPanel>
  );
}
