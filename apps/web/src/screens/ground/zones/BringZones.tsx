import type { Paddock } from '@mix/documents';
import { FORMAT_LIMITS } from '@mix/ground';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { zoneGround } from '../../../mix/zones/zonePlan.ts';
import { zoneWords as words } from '../../../words/en/farm/zoneWords.ts';
import { productFileWords } from '../../../words/en/products/productFileWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shownUnitSign } from '../../../words/figures/shownUnitSign.ts';
import { faultText } from '../files/faultText.ts';
import { draftOf, type ZoneDraft } from './ZoneDraft.ts';
import { cornersOf, MOST_CORNERS } from './zoneCorners.ts';
import { zoneSources, type ZoneFile, type ZoneSource } from './zoneSources.ts';
import styles from '../ground.module.css';

interface BringZonesProps {
  readonly paddock: Paddock;
  readonly hasZones: boolean;
  readonly onChange: (draft: ZoneDraft) => void;
}

const read = async (file: File): Promise<ZoneFile> =>
  file.size > FORMAT_LIMITS.bytes
    ? { sources: null, fault: { code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes } }
    : zoneSources(new Uint8Array(await file.arrayBuffer()));

/** Zones of a source that have ground in a paddock; a sentence where none can be taken. */
function taken(paddock: Paddock, source: ZoneSource): ZoneDraft | string {
  if (source.zones.length > FORMAT_LIMITS.zones) return words.tooManyZones(FORMAT_LIMITS.zones);
  if (cornersOf(source) > MOST_CORNERS) return words.tooMany(numberText(MOST_CORNERS));
  const ground = zoneGround(paddock, source.zones);
  if (ground === null) return words.noGround;
  const zones = source.zones.filter((_, index) => (ground.zones[index]?.areaM2 ?? 0) > 0);
  return zones.length === 0 ? words.elsewhere : draftOf({ zones, restLPerHa: source.restLPerHa });
}

function sourceText({ name, zones, hasUnit }: ZoneSource): string {
  const rates = zones.flatMap(({ rateLPerHa }) => (rateLPerHa === null ? [] : [rateLPerHa]));
  const text = (value: number): string => quantityText(value, 'L/ha');
  const range = words.figure(name, text(Math.min(...rates)), text(Math.max(...rates)));
  return hasUnit ? `${range}, ${words.count(zones.length)}` : range;
}

/** Zones out of a file: what it holds is shown, and one of it chosen. */
export function BringZones({ paddock, hasZones, onChange }: BringZonesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ZoneFile | null>(null);
  const [isUnread, setUnread] = useState(false);
  const sources = file?.sources ?? [];
  return (
    <div className={styles.stack}>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [one] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (one === undefined) return;
          setUnread(false);
          setFile(null);
          read(one).then(setFile, () => {
            setUnread(true);
          });
        }}
      />
      <Button onClick={() => input.current?.click()}>{words.bring}</Button>
      <p className={styles.quiet}>{words.formats}</p>
      <div role="status">
        {isUnread && <Refused why={productFileWords.unread} />}
        {file?.sources === null && <Refused why={faultText(file.fault)} />}
        {file?.sources?.length === 0 && <p>{words.noZones}</p>}
      </div>
      {sources.length > 0 && (
        <ChooseSource
          sources={sources}
          {...{ paddock, hasZones }}
          onChange={(draft) => {
            setFile(null);
            onChange(draft);
          }}
        />
      )}
    </div>
  );
}

const Refused = ({ why }: { readonly why: string }) => (
  <Notice kind="warning" word={productFileWords.warning} title={why} />
);

interface ChooseSourceProps extends BringZonesProps {
  readonly sources: readonly ZoneSource[];
}

/** Which of the tasks, or of the figures of a table, are the rates: nothing is guessed. */
function ChooseSource({ sources, paddock, hasZones, onChange }: ChooseSourceProps) {
  const [source, setSource] = useState<ZoneSource | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const chosen = source === null ? -1 : sources.indexOf(source);
  const take = (from: ZoneSource) => {
    const made = taken(paddock, from);
    if (typeof made === 'string') setFault(made);
    else onChange(made);
  };
  return (
    <>
      <ChoiceChips
        label={words.which}
        labelShown
        options={sources.map((one, index) => ({ value: String(index), label: sourceText(one) }))}
        value={String(chosen)}
        onChoose={(value) => {
          setFault(null);
          setSource(sources.find((_, index) => String(index) === value) ?? null);
        }}
      />
      {fault !== null && <Refused why={fault} />}
      {source !== null && (
        <>
          {!source.hasUnit && (
            <p className={styles.uncertain}>{words.takenAs(shownUnitSign('L/ha'))}</p>
          )}
          {hasZones && <p className={styles.quiet}>{words.replaces}</p>}
          <Button
            onClick={() => {
              take(source);
            }}
          >
            {words.take(source.zones.length)}
          </Button>
        </>
      )}
    </>
  );
}
