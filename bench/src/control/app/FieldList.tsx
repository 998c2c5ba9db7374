import { useState } from 'react';
import { fieldWords } from './words.ts';

/** 40 fields that keep their text, and the sum of what is typed. */
export function FieldList() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const figures = Object.values(texts).map(Number).filter(Number.isFinite);
  return (
    <form className="form" noValidate autoComplete="off">
      {fieldWords.map(({ name, label, unit, hint }) => (
        <label key={name} className="field">
          {`${label}, ${unit}`}
          <input
            id={name}
            className="frame"
            inputMode="decimal"
            title={hint}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </label>
      ))}
      <output className="sum">{figures.reduce((sum, one) => sum + one, 0)}</output>
    </form>
  );
}
