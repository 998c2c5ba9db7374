import { twinPaddocks, type Paddock, onePaddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const AREA_DECIMALS = 4;

interface TwinPaddocksProps {
  readonly kept: readonly KeptDocument<Paddock>[];
  /** Called where the two are different ground: one of them gets another name. */
  readonly onRename: (id: string) => void;
}

/** Paddocks of one name, made on two devices without a signal: offered to be made one. */
export const TwinPaddocks = ({ kept, onRename }: TwinPaddocksProps) =>
  twinPaddocks(kept).map((pair) => (
    <TwinPair key={pair[0].id} pair={pair} onRename={() => onRename(pair[1].id)} />
  ));

interface TwinPairProps {
  readonly pair: readonly [KeptDocument<Paddock>, KeptDocument<Paddock>];
  readonly onRename: () => void;
}

function TwinPair({ pair, onRename }: TwinPairProps) {
  const [hasFailed, setFailed] = useState(false);
  const { name } = pair[0].value;
  const areas = [...new Set(pair.map(({ value }) => value.areaHa))].filter((one) => one !== null);
  return (
    <Notice
      kind="information"
      word={mixPlanWords.note}
      title={hasFailed ? planAidWords.notKept : planAidWords.twins(name)}
      actions={
        <>
          {(areas.length === 0 ? [null] : areas).map((areaHa) => (
            <Button
              key={areaHa}
              onClick={() => {
                makeOne(pair, areaHa).catch(() => {
                  setFailed(true);
                });
              }}
            >
              {areas.length < 2 || areaHa === null
                ? planAidWords.makeOne
                : planAidWords.makeOneOf(quantityText(areaHa, 'ha', AREA_DECIMALS))}
            </Button>
          ))}
          <Button onClick={onRename}>{planAidWords.renameTwin}</Button>
        </>
      }
    >
      <p>{planAidWords.twinsWhy}</p>
    </Notice>
  );
}

/**
 * Merges two paddocks of one name: the older stays, with the area that was chosen, and gets the
 * mixes of the other. Records find it by its names. Where this is broken off, both still exist and
 * the merge is offered again.
 * @throws DeviceStorageError when this device could not keep it
 */
async function makeOne(
  [older, younger]: readonly [KeptDocument<Paddock>, KeptDocument<Paddock>],
  areaHa: number | null,
): Promise<void> {
  const one = onePaddock(older.value, younger.value, areaHa);
  await paddocks.save(older.id, one, older.value);
  for (const { id, value } of soFar(await savedMixes.all())) {
    if (value.paddock?.id !== younger.id) continue;
    const paddock = { ...value.paddock, id: older.id };
    await savedMixes.save(id, { ...value, paddock }, value);
  }
  const { paddock } = draftStore.form.getState().value;
  if (paddock?.id === younger.id || paddock?.id === older.id) {
    const { name, landUse } = one;
    draftStore.set('paddock', { id: older.id, name, areaHa, landUse });
  }
  await paddocks.remove(younger.id);
}
