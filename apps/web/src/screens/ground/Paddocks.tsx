import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { TextField } from '../../components/forms/TextField.tsx';
import { Figure } from '../../components/figures/Reading.tsx';
import { WarningIcon } from '../../components/icons/WarningIcon.tsx';
import { Section } from '../../components/panels/Section.tsx';
import type { KeptDocument } from '../../documents/DocumentCollection.ts';
import { newDocumentId } from '../../documents/newDocumentId.ts';
import { paddocks } from '../../documents/paddocks.ts';
import { RoleMay } from '../../documents/place/RoleMay.tsx';
import { addedPaddock } from '../../mix/paddock/addedPaddock.ts';
import { leftOutOf } from '../../mix/paddock/paddockGround.ts';
import { groundPaths } from '../../navigation/groundPaths.ts';
import { paths } from '../../navigation/paths.ts';
import { farmPageWords } from '../../words/en/farm/farmPageWords.ts';
import { groundWords as words } from '../../words/en/farm/groundWords.ts';
import { dayText } from '../../words/figures/dateText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { shownFigure } from '../../words/figures/shownFigure.ts';
import { GroundFrame } from './GroundFrame.tsx';
import { MapBehind } from './MapBehind.tsx';
import { outlinedText } from '../../words/figures/outlinedText.ts';
import { paddockArea } from './paddockArea.ts';
import { UnfinishedOutline } from './UnfinishedOutline.tsx';
import styles from './ground.module.css';

interface PaddocksProps {
  /** Null while the device is read. */
  readonly kept: readonly KeptDocument<Paddock>[] | null;
}

/** Every paddock with its area, and all outlines as they lie. */
export function Paddocks({ kept }: PaddocksProps) {
  const all = (kept ?? [])
    .filter(({ value }) => !value.retired)
    .toSorted((a, b) => a.value.name.localeCompare(b.value.name));
  const outlined = all.flatMap(({ id, value: { name, areaHa, outline } }) =>
    outline === null
      ? []
      : [{ key: id, ring: outline, look: 'plain' as const, label: [name, areaWords(areaHa)] }],
  );
  const totalHa = all.reduce((sum, { value }) => sum + (value.areaHa ?? 0), 0);
  return (
    <GroundFrame
      title={farmPageWords.ground}
      backTo={paths.home}
      map={outlined.length > 0 && <MapBehind label={words.map} grounds={outlined} />}
    >
      <UnfinishedOutline kept={all} />
      {kept !== null && all.length === 0 && (
        <RoleMay deed="seeAll" otherwise={<p>{words.ofJobs}</p>}>
          <p>
            {words.none} <span className={styles.quiet}>{words.noneNote}</span>
          </p>
        </RoleMay>
      )}
      {totalHa > 0 && (
        <p className={styles.quiet}>{words.toSpray(quantityText(totalHa, 'ha', 1))}</p>
      )}
      <ul className={styles.rows}>
        {all.map(({ id, value }) => (
          <li key={id}>
            <Link href={groundPaths.of(id)} className={styles.row}>
              <span>
                {value.name}
                <small>{stateText(value)}</small>
                <OtherArea paddock={value} />
              </span>
              {value.areaHa !== null && <Figure {...shownFigure(value.areaHa, 'ha')} />}
            </Link>
          </li>
        ))}
      </ul>
      <RoleMay deed="ground">
        <Link href={groundPaths.file} className={buttonClass()}>
          {words.bringIn}
        </Link>
        <p className={styles.quiet}>{words.formats}</p>
        <NewPaddock kept={kept ?? []} isFirst={all.length === 0} />
      </RoleMay>
    </GroundFrame>
  );
}

const areaWords = (areaHa: number | null): string =>
  areaHa === null ? '' : quantityText(areaHa, 'ha');

/** "walked 2 Oct, 2 parts left out". */
function stateText(paddock: Paddock): string {
  const { outline, outlineOrigin } = paddock;
  if (outline === null) return words.noOutline;
  const { length } = leftOutOf(paddock);
  return [
    outlineOrigin === undefined
      ? words.outline
      : `${words.how[outlineOrigin.how]} ${dayText(outlineOrigin.on)}`,
    ...(length === 0 ? [] : [words.leftOutCount(length)]),
  ].join(', ');
}

interface NewPaddockProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** With none yet it is the next thing to do. */
  readonly isFirst: boolean;
}

/** The outline says another area than plans use: nobody has taken it yet. */
function OtherArea({ paddock }: { readonly paddock: Paddock }) {
  const area = paddockArea(paddock);
  const { areaHa } = paddock;
  if (area === null || area.crossing !== null) return null;
  if (areaHa === null || areaHa === area.netHa) return null;
  return (
    <small className={styles.offer}>
      <WarningIcon size={20} /> {words.offer(outlinedText(area.netHa), quantityText(areaHa, 'ha'))}
    </small>
  );
}

function NewPaddock({ kept, isFirst }: NewPaddockProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const add = () => {
    const said = name.trim();
    const isThere = kept.some(
      ({ value }) => !value.retired && value.name.trim().toLowerCase() === said.toLowerCase(),
    );
    if (said === '' || isThere) {
      setFault(said === '' ? words.nameMissing : words.nameTaken(said));
      return;
    }
    const { id, value } = addedPaddock({ name: said, areaHa: null, landUse: null }, kept);
    paddocks.save(id ?? newDocumentId(), value).then(
      () => {
        setName('');
        setFault(null);
      },
      () => {
        setFault(words.notKept);
      },
    );
  };
  return (
    <Section name={words.newName}>
      <div className={styles.stack}>
        <TextField
          label={words.newName}
          labelHidden
          value={name}
          onText={setName}
          maxLength={300}
        />
        <p role="status">{fault}</p>
        <Button look={isFirst ? 'primary' : 'plain'} onClick={add}>
          {words.add}
        </Button>
      </div>
    </Section>
  );
}
