import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PairRule } from '../pairRules.ts';
import { FieldList } from './FieldList.tsx';

/** Put in by the build. */
declare const PLAN_SENTENCES: readonly string[];
const advice = PLAN_SENTENCES;

/** Code that is read and not run, as most of an app's is until its first answer. */
declare const require: (name: string) => unknown;
Object.assign(globalThis, { unrunPlan: () => require('react-dom/profiling') });

/** The rules are asked for as the script begins: the page's head has asked for them already. */
const rules: Promise<readonly PairRule[]> | null =
  typeof document === 'undefined'
    ? null
    : fetch('/assets/rules.json').then((answer) => answer.json() as Promise<readonly PairRule[]>);

/** The page beside `/mix` and `/result`: fields, and a table once the rules are there. */
export function PlanPage() {
  const [shown, setShown] = useState<readonly PairRule[] | null>(null);
  useEffect(() => {
    void rules?.then((all) => setShown(all.slice(0, 10)));
  }, []);
  return (
    <main id="main">
      <h1>Plan</h1>
      <FieldList />
      {shown === null ? null : (
        <section>
          <h2>Start filling</h2>
          {shown.map(({ first, second, reason }, row) => (
            <p key={reason} title={advice[row]}>
              <strong>{first}</strong> <span>{second}</span> <em>{reason}</em>
            </p>
          ))}
        </section>
      )}
      <Link href="/">Form</Link>
    </main>
  );
}
