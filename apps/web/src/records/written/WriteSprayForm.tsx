import {
  nitrogenKgPerHa,
  typedFields,
  type Paddock,
  type ReportedRecord,
  type SavedMix,
} from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { keepOperator } from '../defaultOperator.ts';
import { SaveRecord } from '../SaveRecord.tsx';
import { knownSprays, lastProductIds, latestFirst } from './knownSprays.ts';
import { latestOfDay } from './latestOfDay.ts';
import { areaText, faultsOf, sprayOf, type SprayForm } from './SprayForm.ts';
import { SprayBar } from './SprayBar.tsx';
import { faultText } from './sprayTexts.ts';
import { WhatField } from './WhatField.tsx';
import { WhenField } from './WhenField.tsx';
import { WhereField } from './WhereField.tsx';
import { writtenRecord } from './writtenRecord.ts';
import styles from './WriteSpray.module.css';

interface WriteSprayFormProps {
  readonly catalogue: Catalogue;
  /** Paddocks in use. */
  readonly ground: readonly KeptDocument<Paddock>[];
  readonly mixes: readonly KeptDocument<SavedMix>[];
  readonly records: readonly { readonly value: ReportedRecord }[];
  /** Who most likely sprayed; null: nobody is known. */
  readonly operator: string | null;
  /** The paddock that the form was opened for. */
  readonly paddockId: string | null;
  readonly onAnother: () => void;
}

/** As many as stand on a phone's screen with the rest. */
const MOST_KNOWN = 2;

/** One spray: what is chosen, what it amounts to, and its saving. */
export function WriteSprayForm(props: WriteSprayFormProps) {
  const { catalogue, ground, mixes, records, operator, paddockId, onAnother } = props;
  const [{ id, openedMs, latest, known, lastIds }] = useState(() => {
    const sorted = latestFirst(records);
    const from = { records: sorted, mixes, products: catalogue.products };
    return {
      id: newDocumentId(),
      openedMs: Date.now(),
      latest: sorted,
      known: knownSprays(from, MOST_KNOWN),
      lastIds: lastProductIds(sorted),
    };
  });
  const today = dayOf(new Date(openedMs));
  const [form, setForm] = useState<SprayForm>(() => ({
    paddock: ground.find((one) => one.id === paddockId) ?? null,
    elsewhere: ground.length === 0 ? '' : null,
    day: today,
    lines: [],
    area: null,
    operator: operator ?? '',
  }));
  const change = (part: Partial<SprayForm>) => {
    setForm((before) => ({ ...before, ...part }));
  };
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  const record = useMemo(() => {
    const spray = sprayOf(form, openedMs);
    return spray && writtenRecord(spray, { catalogueVersion: catalogue.version, country });
  }, [form, openedMs, catalogue, country]);
  const saving = useSaving(form);
  const save = async () => {
    if (record === null) return null;
    // The form may have been open while it was sprayed: the latest that it can have been is now.
    const when = latestOfDay(form.day, Date.now());
    const refusal = await whyNotKept(sprayRecords.save(id, { ...record, ...when }));
    if (refusal === null && record.operator !== null) keepOperator(record.operator);
    return refusal;
  };
  return (
    <>
      <div className={styles.form}>
        <WhereField {...{ form, ground, latest }} onChange={change} />
        <WhenField form={form} today={today} nowMs={openedMs} onChange={change} />
        <WhatField {...{ form, known, catalogue, lastIds }} onChange={change} />
        <div className={styles.pair}>
          <FigureField
            id="spray-area"
            label={words.area}
            unit="ha"
            text={areaText(form)}
            optional={form.area === null && form.paddock?.value.areaHa != null}
            notSet={words.notSet}
            onText={(area) => change({ area })}
          />
          <TextField
            label={words.who}
            value={form.operator}
            maxLength={typedFields.operator.longest}
            autoComplete="name"
            onText={(operator) => change({ operator })}
          />
        </div>
      </div>
      <SprayBar
        record={record}
        nitrogenKgPerHa={record && nitrogenKgPerHa(record)}
        state={saving.state}
        refusal={saving.refusal}
        faults={faultsOf(form, openedMs).map((fault) => faultText(fault, form, openedMs))}
      >
        {saving.state === 'saved' ? (
          <div className={styles.pair}>
            <Button look="primary" onClick={onAnother}>
              {words.another}
            </Button>
            <Link href={jobPaths.recordOf(id)} className={buttonClass()}>
              {words.open}
            </Link>
          </div>
        ) : (
          <SaveRecord
            afterFigures
            record={record}
            word={saving.state === 'saving' ? words.saving : words.save}
            onSave={() => saving.run({ isUnsettled: record === null, save })}
          />
        )}
      </SprayBar>
    </>
  );
}
