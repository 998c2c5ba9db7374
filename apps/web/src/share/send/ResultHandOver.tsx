import { decodeResult, encodeResult, type JobResult } from '@mix/sharing';
import { useEffect, useState } from 'react';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { CodeSection } from './CodeSection.tsx';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import { HandOver } from './HandOver.tsx';
import { qrPath } from '../../ui/qr/qrPath.ts';

/** The result as a chat message, with its link at the end. */
function resultText(result: JobResult, url: string | null): string {
  const words = shareWords.done;
  return [
    words.messageTitle(result.name ?? shareWords.unnamed),
    `${words.area}: ${quantityText(result.areaDoneHa, 'ha', 4)}`,
    ...result.products.map(({ name, amount }) => `${name}: ${measureText(amount)}`),
    ...(result.operator === null ? [] : [`${words.operator}: ${result.operator}`]),
    `${words.ended}: ${dateTimeText(result.endedAt)}`,
    ...(result.notes === null ? [] : [`${words.notes}: ${result.notes}`]),
    ...(url === null ? [] : ['', url]),
  ].join('\n');
}

/** The fragment of the link; null where whoever opens the link could not read it. */
async function readableFragment(result: JobResult): Promise<string | null> {
  const encoded = await encodeResult(result);
  if (!encoded.ok) return null;
  const read = await decodeResult(encoded.value.slice(encoded.value.indexOf('=') + 1));
  return read.ok ? encoded.value : null;
}

interface ResultHandOverProps {
  readonly result: JobResult;
  /** Whether sending the result is what this screen is for. */
  readonly isMain?: boolean;
}

/** The ways a result leaves the device: link, text, code. */
export function ResultHandOver({ result, isMain = false }: ResultHandOverProps) {
  const [url, setUrl] = useState<string | null>(null);
  const key = JSON.stringify(result);
  useEffect(() => {
    let current = true;
    void readableFragment(result).then((fragment) => {
      if (!current || fragment === null) return;
      setUrl(`${window.location.origin}${paths.result}#${fragment}`);
    });
    return () => {
      current = false;
    };
    // `key` holds the whole result; the result itself is a new object at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return (
    <>
      <HandOver
        title={shareWords.done.messageTitle(result.name ?? shareWords.unnamed)}
        url={url}
        text={resultText(result, url)}
        isMain={isMain}
      />
      {url !== null && <CodeSection name={shareWords.answerCode} code={qrPath(url)} />}
    </>
  );
}
