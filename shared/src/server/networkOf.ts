import { isIPv6 } from 'node:net';

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * The part of an address that a client can't choose: the first 64 bits of IPv6, because each client gets a network of that size, else the
 * address. Limits apply per network, or a client would have unlimited shares.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [start = '', end = ''] = address.replace(/%.*/, '').split('::');
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
