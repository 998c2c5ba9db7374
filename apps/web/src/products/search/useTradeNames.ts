import { useEffect, useState } from 'react';
import type { PackedNames, SoldName } from './SoldName.ts';
import { unpackNames } from './unpackNames.ts';

/**
 * Address of `PackedNames` as JSON. It is not with the other addresses, which every page waits for.
 */
export const tradeNamesUrl = import.meta.env.TRADE_NAMES_URL;

const none: readonly SoldName[] = [];
let known = none;
let asked: Promise<readonly SoldName[]> | null = null;

async function fetchNames(): Promise<readonly SoldName[]> {
  try {
    const response = await fetch(tradeNamesUrl);
    if (!response.ok) throw new Error(`the names were answered with ${response.status}`);
    // The file is ours: it was checked when the site was built and its name carries its content.
    known = unpackNames((await response.json()) as PackedNames);
  } catch {
    asked = null;
  }
  return known;
}

/**
 * A hook. The trade names of products, fetched once by the first search that is opened: no plan
 * needs them. Until they arrive, or where the fetch fails, products are found by their own names.
 */
export function useTradeNames(): readonly SoldName[] {
  const [names, setNames] = useState(known);
  useEffect(() => {
    let listening = true;
    void (asked ??= fetchNames()).then((answer) => {
      if (listening) setNames(answer);
    });
    return () => {
      listening = false;
    };
  }, []);
  return names;
}
