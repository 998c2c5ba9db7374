import { beforeEach, expect, it } from 'vitest';
import { accountStore } from '../session/accountStore.ts';
import { workspaceStore } from '../sync/workspace/workspaceStore.ts';
import { shownDocuments } from '../sync/shownDocuments.ts';
import { defaultOperator, keepOperator } from './defaultOperator.ts';

const kim = { uid: 'kim', name: 'Kim P.', email: 'kim@x.example', isEmailVerified: true };
const at = new Date('2026-11-24T10:00:00Z');
const member = (id: string, name: string | null) => ({
  id,
  value: { role: 'operator' as const, name, invite: null },
  createdAt: at,
  updatedAt: at,
  place: 'synced' as const,
});

const signIn = (account: typeof kim | null) => {
  accountStore.setState({ account } as never);
};
const workOn = (farmId: string | null) => {
  workspaceStore.setState({
    place: farmId === null ? null : { uid: 'kim', farmId, farmName: 'Hill Farm' },
  } as never);
};

beforeEach(() => {
  localStorage.clear();
  signIn(null);
  workOn(null);
  shownDocuments.setState({ members: { state: 'here', documents: [] } });
});

it('is nobody on a device that knows nobody', () => {
  expect(defaultOperator()).toBeNull();
});

it('is who was typed last at one’s own place, and before that the account', () => {
  signIn(kim);
  expect(defaultOperator()).toBe('Kim P.');
  keepOperator('K. Parata');
  expect(defaultOperator()).toBe('K. Parata');
});

it('is on a farm the member who is signed in, whoever typed a name here before', () => {
  keepOperator('Sam');
  signIn(kim);
  workOn('hill');
  expect(defaultOperator()).toBe('Kim P.');
  shownDocuments.setState({
    members: { state: 'here', documents: [member('sam', 'Sam'), member('kim', 'Kim Parata')] },
  });
  expect(defaultOperator()).toBe('Kim Parata');
});

it('is who was typed where neither the farm nor the account has a name', () => {
  keepOperator('Sam');
  signIn({ ...kim, name: null as never });
  workOn('hill');
  shownDocuments.setState({ members: { state: 'here', documents: [member('kim', null)] } });
  expect(defaultOperator()).toBe('Sam');
});
