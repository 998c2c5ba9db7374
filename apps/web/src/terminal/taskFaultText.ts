import type { FormatFault } from '@mix/ground';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';

const BYTES_OF_MB = 1_000_000;

const formatName = (format: keyof typeof words.formatNames | 'zip'): string =>
  format === 'zip' ? 'zip' : words.formatNames[format];

/** Why nothing is taken from a file, in a sentence. */
export function taskFaultText(fault: FormatFault): string {
  const { fault: sentences } = words;
  switch (fault.code) {
    case 'tooManyBytes':
      return sentences.tooManyBytes(`${fault.mostBytes / BYTES_OF_MB} MB`);
    case 'notReadable':
    case 'noOutlines':
      return sentences[fault.code](formatName(fault.format));
    case 'tooManyPoints':
    case 'tooManyOutlines':
    case 'tooManyFiles':
    case 'tooManyCells':
    case 'tooManyZones':
    case 'tooDeep':
      return sentences[fault.code](fault.most);
    case 'gridMissing':
      return sentences.gridMissing(fault.name);
    case 'fileMissing':
      return sentences.fileMissing(fault.ending);
    case 'unknownProjection':
      return sentences.unknownProjection(fault.name);
    case 'noTaskData':
    case 'unknownFormat':
    case 'hasDoctype':
    case 'placeOutside':
      return sentences[fault.code];
  }
}
