import type { FigurePath } from '../draft/formPath.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../draft/createDraftStore.ts';
import { FREE_LINK, followLink, holdPart } from './loadLink.ts';
import type { LinkedPart, MixForm } from '../draft/MixForm.ts';
import { formReading } from '../reading/readForm.ts';

const tank = { tankCapacityL: 1000, deadVolumeL: null, tankResidualL: null };

/** 20 ha at 100 L/ha out of a tank of 1,000 L: two loads, as in the mockups. */
function openStore() {
  const store = createDraftStore(null);
  store.followWith((form) => followLink(form, tank));
  store.change(
    { sprayAreaHa: 20, applicationRateLPerHa: 100, tankCapacityL: 1000, linked: FREE_LINK },
    '',
  );
  const form = () => store.form.getState().value;
  return {
    store,
    form,
    type: (path: FigurePath, text: string) => {
      store.typeText(path, text);
    },
    leave: (path: FigurePath) => {
      store.settle(path);
    },
    hold: (part: LinkedPart, loadsNow: number | null = 2) => {
      store.set('linked', holdPart(form().linked ?? FREE_LINK, part, loadsNow));
    },
    figures: () => {
      const { sprayAreaHa, applicationRateLPerHa } = formReading(form()).draft;
      return [sprayAreaHa, applicationRateLPerHa];
    },
  };
}

describe('area, rate and loads', () => {
  it('with the area held, other loads are another rate', () => {
    const { type, figures, form } = openStore();
    type('linked.loadCount', '3');
    expect(figures()).toEqual([20, 150]);
    expect(form().linked?.computed).toBe('applicationRateLPerHa');
    expect(form().loadSplit).toBe('equal');
  });

  it('with the rate held, other loads are another area', () => {
    const { type, hold, figures } = openStore();
    hold('applicationRateLPerHa');
    type('linked.loadCount', '3');
    expect(figures()).toEqual([30, 100]);
  });

  it('with the loads held, area and rate move each other', () => {
    const { type, hold, figures } = openStore();
    hold('loadCount');
    type('sprayAreaHa', '40');
    expect(figures()).toEqual([40, 50]);
    type('applicationRateLPerHa', '200');
    expect(figures()).toEqual([10, 200]);
  });

  it('what is typed is never worked out: the loads follow again', () => {
    const { type, leave, figures, form } = openStore();
    type('linked.loadCount', '3');
    type('applicationRateLPerHa', '12');
    type('applicationRateLPerHa', '120');
    leave('applicationRateLPerHa');
    expect(figures()).toEqual([20, 120]);
    expect(form().linked).toMatchObject({ computed: 'loadCount', loadCount: null });
  });

  it('follows every key, and gives no figure for loads that are not whole', () => {
    const { type, figures } = openStore();
    type('linked.loadCount', '1');
    expect(figures()).toEqual([20, 50]);
    type('linked.loadCount', '10');
    expect(figures()).toEqual([20, 500]);
    for (const text of ['1.5', '0', 'x', '2000']) {
      type('linked.loadCount', text);
      expect(figures()).toEqual([20, null]);
    }
  });

  it('loads that are taken out again leave the rate that they gave', () => {
    const { type, figures, form } = openStore();
    type('linked.loadCount', '3');
    type('linked.loadCount', '');
    expect(figures()).toEqual([20, 150]);
    expect(form().linked?.computed).toBe('loadCount');
  });

  it('another tank works the same loads out anew', () => {
    const store = createDraftStore(null);
    store.followWith((form) =>
      followLink(form, {
        tankCapacityL: formReading(form).draft.tankCapacityL ?? 1,
        deadVolumeL: null,
        tankResidualL: null,
      }),
    );
    store.change({ sprayAreaHa: 20, tankCapacityL: 1000, linked: FREE_LINK }, '');
    store.typeText('linked.loadCount', '2');
    store.set('tankCapacityL', 600);
    expect(store.form.getState().value.applicationRateLPerHa).toBe(60);
  });

  it('is worked out once: working it out again changes nothing, whatever is done in what order', () => {
    const text = fc.constantFrom('1', '2', '7', '12.5', '250', '', 'x');
    const part = fc.constantFrom<LinkedPart>('sprayAreaHa', 'applicationRateLPerHa', 'loadCount');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), part, text }),
      fc.record({ kind: fc.constant('hold' as const), part, text }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const opened = openStore();
        for (const { kind, part: of, text: typed } of steps) {
          if (kind === 'hold') opened.hold(of);
          else opened.type(of === 'loadCount' ? 'linked.loadCount' : of, typed);
          const form: MixForm = opened.form();
          expect(followLink(form, tank)).toEqual(form);
          expect(form.linked?.held).not.toBe(form.linked?.computed);
          // What was typed stands, whatever follows from it.
          if (kind === 'type' && of !== 'loadCount') expect(form[of]).toEqual({ typed });
        }
      }),
    );
  });
});
