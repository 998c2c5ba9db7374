import type { Paddock } from '@mix/documents';
import type { GroundFormat } from '@mix/ground';
import { useConfig } from '../../device/config/useConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { saveFile } from '../../device/files/saveFile.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
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
  const save = async (format: GroundFormat) => {
    const { outlineFile } = await import('./outlineFile.ts');
    const { name, content } = outlineFile(paddock, area, format, productName);
    saveFile(name, content);
  };
  return (
    <ExpansionPanel summary={words.saveAs}>
      <div className={styles.stack}>
        <p className="quiet">{words.saveNote}</p>
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
