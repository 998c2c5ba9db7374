import type { Paddock } from '@mix/documents';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownDocuments } from '../../sync/shownDocuments.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { FigurePath } from '../draft/formPath.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { recentFigures } from './recentFigures.ts';

const at = new Date(0);
const kept = (id: string, value: Partial<Paddock>) => ({
  id,
  value: {
    name: id,
    areaHa: null,
    landUse: null,
    outline: null,
    earlierNames: [],
    retired: false,
    ...value,
  },
  createdAt: at,
  updatedAt: at,
  place: 'device' as const,
});
const on = (id: string, sprayAreaHa: number): MixForm => ({
  products: [],
  sprayAreaHa,
  paddock: { id, name: 'as it was', areaHa: null, landUse: null },
});

function had(...forms: readonly MixForm[]): void {
  draftStore.recent.setState({ value: forms.map((form, keptAt) => ({ keptAt, form })) });
}

beforeEach(() => {
  shownDocuments.setState({
    paddocks: {
      state: 'here',
      documents: [kept('hill', { name: 'Hill', areaHa: 6.4 }), kept('gone', { retired: true })],
    },
  });
  draftStore.form.setState({ value: { products: [], sprayAreaHa: 3 } });
});
afterEach(() => {
  shownDocuments.setState({}, true);
  draftStore.recent.setState({ value: [] });
  draftStore.form.setState({ value: { products: [] } });
});

const offered = (path: FigurePath = 'sprayAreaHa') =>
  recentFigures(path).map(({ text, paddock }) => [text, paddock?.name ?? null]);

describe('areas used before', () => {
  it('have the name that their paddock has now, and none where it was deleted', () => {
    had(on('hill', 6.4), on('gone', 5), { products: [], sprayAreaHa: 12 });
    expect(offered()).toEqual([
      ['6.4', 'Hill'],
      ['5', null],
      ['12', null],
    ]);
    expect(recentFigures('sprayAreaHa')[0]?.paddock).toEqual({
      id: 'hill',
      name: 'Hill',
      areaHa: 6.4,
      landUse: null,
    });
  });

  it('have no name as long as the paddocks are not read', () => {
    shownDocuments.setState({}, true);
    had(on('hill', 6.4));
    expect(offered()).toEqual([['6.4', null]]);
  });

  it('are offered once each, and not where the mix has them already', () => {
    had(on('hill', 6.4), on('hill', 6.4), { products: [], sprayAreaHa: 3 }, on('hill', 3));
    expect(offered()).toEqual([
      ['6.4', 'Hill'],
      ['3', 'Hill'],
    ]);
    draftStore.form.setState({ value: on('hill', 3) });
    expect(offered()).toEqual([['6.4', 'Hill']]);
  });

  it('are the only figures with a name', () => {
    had({ ...on('hill', 6.4), applicationRateLPerHa: 150 });
    expect(offered('applicationRateLPerHa')).toEqual([['150', null]]);
  });
});
