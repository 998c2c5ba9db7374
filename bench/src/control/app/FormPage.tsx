import { Link } from 'wouter';
import { FieldList } from './FieldList.tsx';

/** The page beside `/`: fields, and a way to the plan. */
export function FormPage() {
  return (
    <main id="main">
      <h1>Form</h1>
      <FieldList />
      <Link href="/plan">Plan</Link>
    </main>
  );
}
