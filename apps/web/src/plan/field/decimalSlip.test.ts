import { catalogue } from '@mix/catalogue';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '../draft/draftStore.ts';
import type { FigureAt } from '../draft/formPath.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { decimalSlipAt, withDecimalSlip } from './decimalSlip.ts';

const RATE = { path: 'products.0.rate.value', unit: 'kg/ha' } as const;
const urea = (value: number, known: Partial<MixForm> = {}): MixForm => ({
  products: [{ productId: 'urea', rate: { value, unit: 'kg/ha' } }],
  ...known,
});
const told = (at: FigureAt, form: MixForm) => {
  const message = decimalSlipAt(at, form, catalogue);
  return (
    message && {
      sentence: message.sentence.replaceAll('\u00a0', ' '),
      take: message.meanings.map(({ text }) => text),
      stops: message.stops,
    }
  );
};

afterEach(() => {
  draftStore.rates.setState({ value: [] });
  draftStore.recent.setState({ value: [] });
});

describe('a figure about ten times off', () => {
  it('is held against what was used last of this product, in this unit', () => {
    draftStore.rates.setState({
      value: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
    });
    expect(told(RATE, urea(200))).toEqual({
      sentence: '200 kg/ha is about 10 times the 20 kg/ha you used last.',
      take: ['20'],
      stops: false,
    });
    expect(told(RATE, urea(2))?.sentence).toContain('about a tenth of');
    expect(told(RATE, urea(25))).toBeNull();
  });

  it('is held against the usual range where nothing was used: 15 to 80 kg urea', () => {
    expect(told(RATE, urea(300))).toMatchObject({
      sentence: '300 kg/ha is about 10 times the usual 15–80 kg/ha.',
      take: ['30'],
    });
    expect(told(RATE, urea(200))).toBeNull();
  });

  it('is held against the paddock, else against earlier mixes; without either nothing is asked', () => {
    const paddock = { id: 'hill', name: 'Hill', areaHa: 6.4, landUse: null };
    expect(told({ path: 'sprayAreaHa' }, urea(20, { sprayAreaHa: 64 }))).toBeNull();
    expect(told({ path: 'sprayAreaHa' }, urea(20, { sprayAreaHa: 64, paddock }))).toMatchObject({
      sentence: '64 ha is about 10 times Hill, which has 6.4 ha.',
      take: ['6.4'],
    });
    draftStore.recent.setState({
      value: [80, 120].map((applicationRateLPerHa, keptAt) => ({
        keptAt,
        form: urea(20, { applicationRateLPerHa }),
      })),
    });
    expect(
      told({ path: 'applicationRateLPerHa' }, urea(20, { applicationRateLPerHa: 1000 })),
    ).toMatchObject({
      sentence: '1,000 L/ha is about 10 times the 80–120 L/ha of your earlier mixes.',
      take: ['100'],
    });
  });

  it('is not asked about while it is typed', () => {
    const form = urea(20);
    const typed = {
      ...form,
      products: [{ productId: 'urea', rate: { value: { typed: '300' }, unit: 'kg/ha' } }],
    } as MixForm;
    expect(told(RATE, typed)).toBeNull();
  });

  it('leaves a stop its own sentence, and gives it the tap', () => {
    const stop = { sentence: 'Above the label.', stops: true, meanings: [] };
    const messageAt = withDecimalSlip(() => stop, urea(300), catalogue);
    expect(messageAt(RATE)).toMatchObject({
      sentence: 'Above the label.',
      stops: true,
      meanings: [{ text: '30' }],
    });
  });
});
