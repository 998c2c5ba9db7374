import type { RecordField } from '../RecordField.ts';
import { assumed, partlyAssumed, sourced } from '../factSource.ts';

const nz = sourced(['S83', 'S84']);
const states = sourced(['S86', 'S87', 'S88', 'S90']);
const many = sourced(['S83', 'S86', 'S88', 'S89', 'S90', 'S91', 'S94', 'S96']);

/** What a record of spraying must or should hold, and who asks for it. */
export const recordFields: readonly RecordField[] = [
  { id: 'applicator', name: 'Applicator: name, contact, certificate number', neededBy: ['NZ', 'NSW', 'VIC', 'QLD', 'WA', 'US'], onlyWhen: null, source: sourced(['S83', 'S86', 'S88', 'S89', 'S90', 'S91']) },
  { id: 'supervisor', name: 'Supervisor', neededBy: ['NSW', 'VIC'], onlyWhen: 'the work was supervised', source: sourced(['S86', 'S88']) },
  { id: 'owner', name: 'Owner, occupier or customer: name and address', neededBy: ['VIC', 'WA', 'NSW', 'US'], onlyWhen: 'in NSW for licensed and in the US for commercial applicators', source: sourced(['S86', 'S88', 'S90', 'S91']) },
  { id: 'date', name: 'Date', neededBy: ['NZ', 'NSW', 'VIC', 'QLD', 'WA', 'US', 'EU', 'UK'], onlyWhen: null, source: many },
  { id: 'startAndFinish', name: 'Start and finish time', neededBy: ['NZ', 'WA', 'EU', 'UK'], onlyWhen: 'in the EU where the use is restricted by time', source: sourced(['S83', 'S90', 'S94', 'S96']) },
  { id: 'productName', name: 'Full product name', neededBy: ['NZ', 'NSW', 'VIC', 'QLD', 'WA', 'US', 'EU', 'UK'], onlyWhen: null, source: many },
  { id: 'registrationNumber', name: 'Registration or authorisation number', neededBy: ['NZ', 'US', 'EU', 'UK'], onlyWhen: 'in NZ for highly ecotoxic products', source: sourced(['S83', 'S91', 'S94', 'S96']) },
  { id: 'batch', name: 'Batch', neededBy: [], onlyWhen: null, source: assumed('Good practice.') },
  { id: 'productRate', name: 'Rate per hectare', neededBy: ['VIC', 'NSW', 'WA', 'EU', 'UK'], onlyWhen: null, source: sourced(['S86', 'S88', 'S90', 'S94', 'S96']) },
  { id: 'productTotal', name: 'Total product used', neededBy: ['NZ', 'NSW', 'US', 'UK'], onlyWhen: null, source: sourced(['S83', 'S86', 'S91', 'S96']) },
  { id: 'applicationRate', name: 'Application rate, L/ha', neededBy: ['UK'], onlyWhen: null, source: sourced('S96') },
  { id: 'sprayArea', name: 'Area treated', neededBy: ['VIC', 'US', 'EU', 'UK'], onlyWhen: null, source: sourced(['S88', 'S91', 'S94', 'S96']) },
  { id: 'location', name: 'Location: address, paddock map or outline', neededBy: ['NZ', 'NSW', 'VIC', 'QLD', 'WA', 'US', 'EU', 'UK'], onlyWhen: null, source: many },
  { id: 'crop', name: 'Crop or situation', neededBy: ['NSW', 'VIC', 'WA', 'US', 'EU'], onlyWhen: 'as EPPO code in the EU', source: sourced(['S86', 'S88', 'S90', 'S91', 'S94']) },
  { id: 'growthStage', name: 'Growth stage (BBCH)', neededBy: ['EU'], onlyWhen: 'the use is restricted by stage', source: sourced('S94') },
  { id: 'typeOfUse', name: 'Type of use', neededBy: ['EU'], onlyWhen: null, source: partlyAssumed('S94', 'The annex itself was not read.') },
  { id: 'reason', name: 'Pest or reason', neededBy: ['UK'], onlyWhen: null, source: sourced('S96') },
  { id: 'wind', name: 'Wind speed and direction, at the start and when it changes', neededBy: ['NZ', 'NSW', 'VIC'], onlyWhen: null, source: sourced(['S83', 'S86', 'S88']) },
  { id: 'weather', name: 'Temperature, humidity, rain', neededBy: ['NSW'], onlyWhen: 'the label needs it', source: sourced('S86') },
  { id: 'equipment', name: 'Equipment, nozzle, pressure', neededBy: ['NSW'], onlyWhen: 'for licensed applicators', source: sourced('S86') },
  { id: 'paddockOrder', name: 'Order of the paddocks treated', neededBy: ['NSW'], onlyWhen: 'for licensed applicators', source: sourced('S86') },
  { id: 'driftPrevention', name: 'What was done against drift', neededBy: ['NZ'], onlyWhen: 'more than 3 kg of a highly ecotoxic product in 24 h', source: nz },
  { id: 'withholding', name: 'Withholding, re-entry and grazing intervals', neededBy: ['NZ', 'UK'], onlyWhen: 'in NZ under market schemes', source: partlyAssumed('S96', 'The schemes of New Zealand were not read.') },
  { id: 'neighbours', name: 'Neighbours told, signs put up', neededBy: ['UK'], onlyWhen: null, source: sourced('S96') },
  { id: 'nitrogen', name: 'Nitrogen fertiliser: type, N %, rate, date, pastoral area', neededBy: ['NZ'], onlyWhen: 'grazed land under the nitrogen cap', source: sourced(['S50', 'S85']) },
  { id: 'recordedAt', name: 'When the record was made, in electronic form', neededBy: ['EU', 'NSW', 'VIC', 'QLD', 'WA', 'US'], onlyWhen: 'within 48 h in NSW and VIC, 2 days in QLD, 7 days in WA, 14 days in the US', source: { ...states, sourceIds: [...states.sourceIds, 'S89', 'S91', 'S94'] } },
];
