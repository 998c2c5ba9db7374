import { Refusal, type FormatFault } from '../formats/FormatFault.ts';
import { collectOutlines, type OutlineCollector } from '../formats/OutlineCollector.ts';
import { openTaskSet, type TaskSet } from '../formats/openTaskSet.ts';
import { partfieldRings } from '../formats/readPartfields.ts';
import { childrenOf, type XmlElement } from '../formats/readXml.ts';
import { readAttributes, type Attributes } from './readAttributes.ts';
import { readTask } from './readTask.ts';
import { findBreaches, type SchemaBreach } from './schema/findBreaches.ts';
import {
  DEVICE_ELEMENT_KINDS,
  PRODUCT_KINDS,
  type DeviceElement,
  type NamedEntry,
  type Partfield,
  type TaskData,
  type TaskProduct,
  type ValuePresentation,
} from './TaskData.ts';

/** What a terminal's file holds, to be looked at before anything of it is taken; or why it is refused. */
export type ReadTaskData =
  | {
      readonly data: TaskData;
      /** Where it does not keep to the standard: machines make such files too. */
      readonly breaches: readonly SchemaBreach[];
      /** Other sets in the same zip, which are not in the data. */
      readonly others: readonly string[];
      readonly fault: null;
    }
  | {
      readonly data: null;
      readonly breaches: readonly [];
      readonly others: readonly [];
      readonly fault: FormatFault;
    };

/** Reads each element of a name that has an id. */
const each = <Entry>(
  root: XmlElement,
  name: string,
  read: (attributes: Attributes, id: string, element: XmlElement) => Entry,
): readonly Entry[] =>
  childrenOf(root, name).flatMap((element) => {
    const attributes = readAttributes(element);
    const id = attributes.text('A');
    return id === null ? [] : [read(attributes, id, element)];
  });

/** A first name stands behind the last one. */
const personOf = ({ text }: Attributes, id: string): NamedEntry => ({
  id,
  name: [text('C'), text('B')].filter((part) => part !== null).join(' '),
});

function productOf({ text, whole, ddi }: Attributes, id: string, product: XmlElement): TaskProduct {
  const parts = childrenOf(product, 'PRN').flatMap((relation) => {
    const part = readAttributes(relation);
    const [productId, quantity] = [part.text('A'), part.whole('B')];
    return productId === null || quantity === null ? [] : [{ productId, quantity }];
  });
  return {
    id,
    name: text('B') ?? '',
    kind: PRODUCT_KINDS.find(([said]) => said === text('F'))?.[1] ?? 'single',
    quantityDdi: ddi('E'),
    recipeQuantity: whole('G'),
    parts,
  };
}

/** Null where a part is missing: an incomplete presentation would show wrong figures. */
function presentationOf({ text, whole, number }: Attributes, id: string): ValuePresentation | null {
  const [offset, scale, decimals] = [whole('B'), number('C'), whole('D')];
  if (offset === null || scale === null || decimals === null) return null;
  return { id, offset, scale, decimals, unit: text('E') };
}

/** Parts of a machine; each names the part that it belongs to by a number (ParentObjectId). */
function elementsOf(device: XmlElement): readonly DeviceElement[] {
  const parts = each(device, 'DET', ({ text }, id) => ({
    id,
    number: text('B'),
    parent: text('F'),
    kind: DEVICE_ELEMENT_KINDS.find(([said]) => said === text('C'))?.[1] ?? null,
  }));
  const idOf = new Map(parts.map(({ number, id }) => [number, id]));
  return parts.map(({ id, kind, number, parent }) => ({
    id,
    kind,
    // The machine's own element names the machine, or itself, as its parent.
    parentId: parent === null || parent === number ? null : (idOf.get(parent) ?? null),
  }));
}

const partfieldOf =
  (to: OutlineCollector) =>
  ({ text, whole }: Attributes, id: string, field: XmlElement): Partfield => ({
    id,
    name: text('C') ?? '',
    areaM2: whole('D'),
    customerId: text('E'),
    farmId: text('F'),
    outlines: partfieldRings(field, to).map(([ring = [], ...leftOut]) => ({ ring, leftOut })),
  });

function dataOf(set: TaskSet): TaskData {
  const { root } = set;
  const to = collectOutlines();
  return {
    madeBy: readAttributes(root).text('ManagementSoftwareManufacturer'),
    customers: each(root, 'CTR', personOf),
    farms: each(root, 'FRM', ({ text }, id) => ({
      id,
      name: text('B') ?? '',
      customerId: text('I'),
    })),
    workers: each(root, 'WKR', personOf),
    devices: each(root, 'DVC', ({ text }, id, device) => ({
      id,
      name: text('B') ?? '',
      elements: elementsOf(device),
    })),
    presentations: each(root, 'VPN', presentationOf).filter((one) => one !== null),
    products: each(root, 'PDT', productOf),
    partfields: each(root, 'PFD', partfieldOf(to)),
    tasks: childrenOf(root, 'TSK')
      .map((task) => readTask(task, set, to))
      .filter((task) => task !== null),
  };
}

/**
 * Reads task data of ISO 11783-10, versions 3 and 4, out of a zip or its main file alone. Nothing in it
 * is trusted: bytes, points, cells, zones and depth are limited, and what cannot be read is null.
 */
export function readTaskData(bytes: Uint8Array): ReadTaskData {
  try {
    const set = openTaskSet(bytes);
    return { data: dataOf(set), breaches: findBreaches(set.root), others: set.others, fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { data: null, breaches: [], others: [], fault: error.fault };
  }
}
