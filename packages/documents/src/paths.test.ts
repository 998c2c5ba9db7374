import { describe, expect, it } from 'vitest';
import { documentPaths, ownProductId } from './paths.ts';

describe('documentPaths', () => {
  it('names the place of each kind', () => {
    expect(documentPaths.catalogueItem('product', 'urea')).toBe('product/urea');
    expect(documentPaths.user('u1')).toBe('users/u1');
    expect(documentPaths.ended('u1')).toBe('ended/u1');
    expect(documentPaths.own('u1', 'mixes', 'm1')).toBe('users/u1/mixes/m1');
    expect(documentPaths.userProduct('u1', 'urea')).toBe('userproduct/u1_urea');
    expect(documentPaths.product('u1', 'urea')).toBe('product/urea');
    expect(documentPaths.own('u1', 'farms', 'f1')).toBe('users/u1/farms/f1');
    expect(documentPaths.farm('f1')).toBe('farms/f1');
    expect(documentPaths.ofFarm('f1', 'members', 'u1')).toBe('farms/f1/members/u1');
    expect(documentPaths.invite('f1', 'A0')).toBe('farms/f1/invites/A0');
    expect(documentPaths.product('u1', ownProductId('x7'))).toBe('users/u1/products/own-x7');
  });

  it.each(['', '.', '..', 'a/b', '/'])('refuses the id %j', (id) => {
    expect(() => documentPaths.user(id)).toThrow(RangeError);
  });
});
