import { readTaskData } from '@mix/ground';
import { expect, it } from 'vitest';
import { doneOfTask } from './taskView.ts';

/** A done task; each stretch has totals, `DDI element value`; on a machine of `elements`. */
function doneOf(elements: string, ...stretches: readonly (readonly string[])[]) {
  const times = stretches.map((totals, index) => {
    const values = totals.map((said) => {
      const [ddi = '', element = '', value = ''] = said.split(' ');
      return `<DLV A="${ddi}" B="${value}" C="${element}"/>`;
    });
    return `<TIM A="2026-11-21T1${index}:00:00" B="2026-11-21T1${index}:30:00" D="4">${values.join('')}</TIM>`;
  });
  const text = `<ISO11783_TaskData VersionMajor="4" VersionMinor="3" DataTransferOrigin="2"><DVC A="DVC1" D="A00C80000DE00001" F="31000000000000" G="FF000000006E65">${elements}</DVC><TSK A="TSK1" G="4">${times.join('')}</TSK></ISO11783_TaskData>`;
  const { data } = readTaskData(new TextEncoder().encode(text));
  const [task] = data?.tasks ?? [];
  if (data === null || task === undefined) throw new Error('no task');
  return doneOfTask(task, data);
}
const MACHINE = '<DET A="DET1" B="1" C="1" E="0" F="0"/>';

it('takes the totals of the last stretch: each says all that was done up to its end', () => {
  // Totals as a Krone and an AGCO terminal wrote them.
  expect(
    doneOf(
      MACHINE,
      ['0074 DET1 0', '0050 DET1 0'],
      ['0074 DET1 10811', '0050 DET1 449'],
      ['0074 DET1 10811', '0050 DET1 449'],
    ),
  ).toMatchObject({ areaM2: 10_811, volumeL: 449 });
});

it('takes the finer count of the same where there are two', () => {
  expect(doneOf(MACHINE, ['0074 DET1 50000', '0050 DET1 500', '015F DET1 500400'])).toMatchObject({
    areaM2: 50_000,
    volumeL: 500.4,
  });
});

it('counts ground once that the machine and its boom both count', () => {
  const boom = `${MACHINE}<DET A="DET2" B="2" C="2" E="1" F="1"/>`;
  expect(
    doneOf(boom, ['0074 DET1 48000', '0074 DET2 48000', '015F DET1 720000', '015F DET2 720000']),
  ).toMatchObject({ areaM2: 48_000, volumeL: 720 });
});

it('tells every figure that a file may mean, and takes none of them', () => {
  const done = doneOf(
    MACHINE,
    ['0074 DET1 30000', '0050 DET1 300'],
    ['0074 DET1 18000', '0050 DET1 180'],
  );
  expect(done).toMatchObject({
    areaM2: null,
    areasM2: [18_000, 48_000],
    volumeL: null,
    volumesL: [180, 480],
  });
});
