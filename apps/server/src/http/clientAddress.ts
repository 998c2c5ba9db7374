import { BlockList, isIP } from 'node:net';

/** Networks whose `X-Forwarded-For` is believed. */
export type TrustedProxies = BlockList;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Reads `10.0.0.0/8, ::1`.
 * @returns null when a part is neither an address nor a network.
 */
export function trustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  for (const part of text.split(',').map((word) => word.trim())) {
    const [address = '', prefix, ...rest] = part.split('/');
    const longest = isIP(address) === 4 ? 32 : 128;
    if (isIP(address) === 0 || rest.length > 0) return null;
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return null;
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

/** A socket that listens for both gives an IPv4 address mapped into IPv6: `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * Whom a connection comes from, as limits count it: one subscriber has a whole /64 of IPv6 to choose
 * from, so they count as one.
 */
export const networkOf = (remote: string | undefined): string => network(plain(remote ?? ''));

/** Whether an address of a connection is that of a proxy of ours. */
export function isTrusted(remote: string | undefined, trusted: TrustedProxies): boolean {
  const address = plain(remote ?? '');
  return isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/**
 * Whom limits count: the last address in the chain that no trusted proxy vouches for.
 * @param remote the address of the connection.
 * @param forwarded the `X-Forwarded-For` header; anybody can write it, so it counts only from a
 * trusted proxy, and only from the right.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = plain(remote ?? '');
  const chain = (forwarded ?? '').split(',').map((word) => plain(word.trim()));
  while (isTrusted(address, trusted)) {
    const before = chain.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return network(address);
}
