import type { Paddock } from '@mix/documents';
import { FORMAT_LIMITS } from '@mix/ground';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { zoneGround } from './zonePlan.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { zoneWords as words } from '../../i18n/made/en/farm/zoneWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { taskFaultText } from '../../terminal/taskFaultText.ts';
import { OtherSets } from '../../terminal/OtherSets.tsx';
import { GroundNotes } from '../files/GroundNotes.tsx';
import { draftOf, MOST_L_PER_HA, type ZoneDraft } from './ZoneDraft.ts';
import { cornersOf, MOST_CORNERS } from './zoneCorners.ts';
import {
  prescriptionOfSource,
  zoneSources,
  type ZoneFile,
  type ZoneSource,
} from './zoneSources.ts';
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

/**
 * The zones of a source that have ground in a paddock, and their average; or why there are none.
 */
function within(paddock: Paddock, source: ZoneSource): Offer | string {
  if (source.zones.length > FORMAT_LIMITS.zones) return words.tooManyZones(FORMAT_LIMITS.zones);
  if (cornersOf(source) > MOST_CORNERS) return words.tooMany(numberText(MOST_CORNERS));
  const ground = zoneGround(paddock, source.zones);
  if (ground === null) return words.noGround;
  const areaOf = (index: number): number => ground.zones[index]?.areaM2 ?? 0;
  const zones = source.zones.filter((_, index) => areaOf(index) > 0);
  if (zones.length === 0) return words.elsewhere;
  const sprayed = [
    ...source.zones.map(({ rate }, index) => ({ rate, areaM2: areaOf(index) })),
    { rate: source.restRate ?? 0, areaM2: ground.rest.areaM2 },
  ].filter(({ rate }) => rate > 0);
  const areaM2 = sprayed.reduce((sum, part) => sum + part.areaM2, 0);
  const amount = sprayed.reduce((sum, part) => sum + part.rate * part.areaM2, 0);
  return { source: { ...source, zones }, average: areaM2 === 0 ? 0 : amount / areaM2 };
}

interface Offer {
  readonly source: ZoneSource;
  /** Average rate of the ground that is sprayed, in the unit of the source. */
  readonly average: number;
}

function sourceText({ name, zones, unit }: ZoneSource): string {
  const rates = zones.map(({ rate }) => rate);
  const text = (value: number): string => quantityText(value, unit ?? 'L/ha');
  const range = words.figure(name, text(Math.min(...rates)), text(Math.max(...rates)));
  return unit === null ? range : `${range}, ${words.count(zones.length)}`;
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
      <p className="quiet">{words.formats}</p>
      <div role="status">
        {isUnread && <Refused why={productFileWords.unread} />}
        {file?.sources === null && <Refused why={taskFaultText(file.fault)} />}
        {file?.sources?.length === 0 && <p>{words.noZones}</p>}
        {file?.fault === null && (
          <>
            <OtherSets paths={file.others} />
            <GroundNotes notes={file.notes} />
          </>
        )}
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
  const [chosen, setChosen] = useState<number | null>(null);
  const offer = useMemo(() => {
    const source = chosen === null ? undefined : sources[chosen];
    return source === undefined ? null : within(paddock, source);
  }, [chosen, sources, paddock]);
  return (
    <>
      <ChoiceChips
        label={words.which}
        labelShown
        options={sources.map((one, index) => ({ value: String(index), label: sourceText(one) }))}
        value={String(chosen)}
        onChoose={(value) => setChosen(sources.findIndex((_, index) => String(index) === value))}
      />
      {typeof offer === 'string' && <Refused why={offer} />}
      {offer !== null && typeof offer !== 'string' && (
        <TakeZones key={chosen} offer={offer} hasZones={hasZones} onChange={onChange} />
      )}
    </>
  );
}

interface TakeZonesProps extends Pick<BringZonesProps, 'hasZones' | 'onChange'> {
  readonly offer: Offer;
}

/**
 * Takes the zones of a source. Rates of a product give only the ratio between zones: the highest
 * spray rate is asked for.
 */
function TakeZones({ offer: { source, average }, hasZones, onChange }: TakeZonesProps) {
  const { unit, zones } = source;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const most = readTyped(text, 'L/ha').value;
  const take = () => {
    const isKnown = most !== null && most > 0 && most <= MOST_L_PER_HA;
    const mayBeEmpty = unit !== 'kg/ha' && text.trim() === '';
    setMissing(!isKnown && !mayBeEmpty);
    if (isKnown || mayBeEmpty) onChange(draftOf(prescriptionOfSource(source, most)));
  };
  return (
    <>
      {unit === null && <p className={styles.uncertain}>{words.takenAs(shownUnitSign('L/ha'))}</p>}
      {unit === 'kg/ha' && <p>{words.ofProduct(quantityText(average, 'kg/ha'))}</p>}
      {unit !== 'L/ha' && (
        <FigureField
          id="zones-most"
          label={words.most}
          unit="L/ha"
          text={text}
          onText={setText}
          notSet={mixWords.notSet}
          hint={words.mostNote}
        />
      )}
      {isMissing && <p role="alert">{words.mostMissing}</p>}
      {hasZones && <p className="quiet">{words.replaces}</p>}
      <Button onClick={take}>{words.take(zones.length)}</Button>
    </>
  );
}
