import type { DocumentKind } from './DocumentKind.ts';
import { savedMachineKind, type SavedMachine } from './machines/SavedMachine.ts';
import { machineFigureRows } from './machines/machineFigureRows.ts';
import { ownProductKind, type OwnProduct } from './OwnProduct.ts';
import { paddockKind, type Paddock } from './paddocks/Paddock.ts';
import { paddockRows } from './paddocks/paddockRows.ts';
import { recordKind } from './records/recordKind.ts';
import type { SprayRecord } from './records/SprayRecord.ts';
import { withinRecordLimits } from './records/typedFields.ts';
import { withinRows } from './tables/withinRows.ts';
import { withinProductLimits } from './withinProductLimits.ts';

/** How each kind whose figures have limits is held to them. */
const WITHIN = new Map<unknown, (value: unknown) => unknown>([
  [recordKind, (record) => withinRecordLimits(record as SprayRecord)],
  [paddockKind, (paddock) => withinRows(paddockRows, paddock as Paddock)],
  [savedMachineKind, (machine) => withinRows(machineFigureRows, machine as SavedMachine)],
  [ownProductKind, (product) => withinProductLimits(product as OwnProduct)],
]);

/**
 * A document from a file, or for another program: figures outside of their limits are null. Apart
 * from the kinds, because code that only keeps and shows documents does not need this.
 */
export const withinLimits = <Value>(kind: DocumentKind<Value>, value: Value): Value =>
  (WITHIN.get(kind)?.(value) as Value | undefined) ?? value;
