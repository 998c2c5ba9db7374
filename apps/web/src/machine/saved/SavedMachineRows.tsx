import { draftMachineOf, type SavedMachine } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { machineWords } from '../../i18n/made/en/farm/machineWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { machineFigures, machineName, machineNozzles } from './machineTexts.ts';

interface SavedMachineRowsProps {
  readonly machines: readonly KeptDocument<SavedMachine>[];
  readonly catalogue: Pick<Catalogue, 'machines' | 'nozzles'> | null;
}

/** The saved machines, each of which the mix takes by a tap, with every figure that is set. */
export const SavedMachineRows = ({ machines, catalogue }: SavedMachineRowsProps) =>
  machines.map(({ id, value }) => {
    const name = machineName(value, catalogue);
    return (
      <Section key={id} name={name}>
        <div className="spread-center">
          <p className="quiet">
            {machineFigures(value, catalogue)}
            <br />
            {machineNozzles(value, catalogue)}
          </p>
          <Button
            small
            aria-label={machineWords.useNamed(name)}
            onClick={() => draftStore.setMachine(draftMachineOf(value))}
          >
            {machineWords.use}
          </Button>
        </div>
      </Section>
    );
  });
