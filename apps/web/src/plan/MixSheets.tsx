import type { ReactNode } from 'react';
import { useCatalogue } from '../products/catalogue/useCatalogue.ts';
import { addToMix } from './draft/addToMix.ts';
import { draftStore } from './draft/draftStore.ts';
import type { MixView } from './planning/useMix.ts';
import { ChooseNozzleSheet } from '../machine/ChooseNozzleSheet.tsx';
import { ChooseProductSheet } from './product/ChooseProductSheet.tsx';
import type { ListedState } from './FindSheet.tsx';
import { focusField } from './field/fieldId.ts';
import { LabelSheet } from './product/LabelSheet.tsx';
import { LoadsSheet } from './inputs/LoadsSheet.tsx';
import { MachineSheet } from '../machine/MachineSheet.tsx';
import { MixesSheet } from './MixesSheet.tsx';
import type { OnSheet, OpenSheet } from './OpenSheet.ts';
import { PaddockSheet } from '../ground/paddock/PaddockSheet.tsx';
import { ProductSheet } from './product/ProductSheet.tsx';
import { TargetSheet } from './suggestions/TargetSheet.tsx';

export interface MixSheetsProps {
  readonly sheet: OpenSheet;
  readonly onSheet: OnSheet;
  readonly mix: MixView;
  readonly nameOf: (productId: string) => string;
  readonly undo: ReactNode;
}

/** The sheet that lies over the page. Everything in it changes the draft at once. */
export function MixSheets(props: MixSheetsProps) {
  const { sheet, onSheet, mix, nameOf } = props;
  const { form, catalogue } = mix;
  // The sheet starts to load the catalogue: after the plan, it would wait for a quiet moment.
  const listed = listedOf(catalogue, useCatalogue());
  const close = () => {
    onSheet(null);
  };
  switch (sheet.name) {
    case 'machine':
      return (
        <MachineSheet
          form={form}
          catalogue={catalogue}
          focusId={sheet.focusId}
          onChooseNozzle={() => onSheet({ name: 'nozzle' })}
          onClose={close}
        />
      );
    case 'nozzle':
      return <NozzleSheet {...props} listed={listed} />;
    case 'products':
      return (
        <ChooseProductSheet
          products={catalogue?.products ?? []}
          listed={listed}
          inMix={form.products.map(({ productId }) => productId)}
          onChoose={(product, soldAs) => {
            const index = addToMix(product, soldAs);
            close();
            // The new row is drawn when the sheet closes, and the sheet first gives the focus back.
            setTimeout(focusField, 0, `products.${index}.rate.value`);
          }}
          onClose={close}
        />
      );
    case 'product':
      return <OneProductSheet {...props} productId={sheet.productId} focusId={sheet.focusId} />;
    case 'mixes':
      return <MixesSheet form={form} catalogue={catalogue} onClose={close} />;
    case 'label':
      return (
        <LabelSheet form={form} productIds={sheet.productIds} nameOf={nameOf} onClose={close} />
      );
    case 'paddock':
      return <PaddockSheet form={form} areaHa={mix.draft.sprayAreaHa ?? null} onClose={close} />;
    case 'loads':
      return <LoadsSheet mix={mix} onClose={close} />;
    case 'target':
      return <TargetSheet mix={mix} onClose={close} />;
  }
}

/**
 * State of the list. Where the catalogue is here, only one's own products can be missing: the
 * device is being read.
 */
const listedOf = (
  catalogue: MixView['catalogue'],
  { status, retry }: ReturnType<typeof useCatalogue>,
): ListedState => {
  if (catalogue !== null) return { status: 'ready', retry };
  return { status: status === 'failed' ? 'failed' : 'loading', retry };
};

interface NozzleSheetProps extends MixSheetsProps {
  readonly listed: ListedState;
}

function NozzleSheet({ mix, onSheet, listed }: NozzleSheetProps) {
  const { form, catalogue } = mix;
  const back = () => {
    onSheet({ name: 'machine' });
  };
  return (
    <ChooseNozzleSheet
      nozzles={catalogue?.nozzles ?? []}
      sizes={catalogue?.nozzleSizes ?? []}
      listed={listed}
      chosenId={form.nozzle?.nozzleId ?? null}
      onChoose={(nozzleId) => {
        const nozzle = nozzleId === null ? null : { ...form.nozzle, nozzleId };
        draftStore.set('nozzle', nozzle);
        back();
      }}
      onClose={back}
    />
  );
}

/** The step a product is weighed to when none is typed; null without a plan. */
function stepOf({ plan }: MixView, productId: string): number | null {
  const total = plan?.productTotals.find((one) => one.productId === productId);
  return total?.measuringStep ?? null;
}

interface OneProductSheetProps extends MixSheetsProps {
  readonly productId: string;
  readonly focusId: string | undefined;
}

function OneProductSheet(props: OneProductSheetProps) {
  const { mix, productId, focusId, nameOf, undo, onSheet } = props;
  const { products } = mix.form;
  const index = products.findIndex((line) => line.productId === productId);
  const line = products[index];
  if (line === undefined) return null;
  return (
    <ProductSheet
      index={index}
      count={products.length}
      line={line}
      shortName={nameOf(productId)}
      product={mix.catalogue?.products.find(({ id }) => id === productId) ?? null}
      measuringStep={stepOf(mix, productId)}
      focusId={focusId}
      undo={undo}
      onMove={(by) => draftStore.moveProduct(index, by)}
      onClose={() => onSheet(null)}
    />
  );
}
