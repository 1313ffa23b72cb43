import { isIP } from 'node:net';

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Parses networks such as `10.0.0.5, 10.1.0.0/16`; undefined if one is invalid. */
export function readNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Whether a server that listens there can be reached from its own machine only. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

interface Transport {
  addresses: Record<string, string | undefined>;
  host: string;
  trustedProxy: readonly string[];
}

/**
 * Why production would be served without encryption, by variable and with the remedy; undefined if it is not. TLS is terminated by the
 * proxy: people open https addresses, and nobody can bypass the proxy.
 */
export function transportProblem({ addresses, host, trustedProxy }: Transport): string | undefined {
  for (const [variable, address] of Object.entries(addresses)) {
    if (!address?.startsWith('https://'))
      return `${variable}: production is served over TLS only. Set the https address under which people open it.`;
  }
  if (isLoopback(host) || trustedProxy.length > 0) return undefined;
  return 'HOST, TRUSTED_PROXY: production would answer on the network without TLS. Listen on localhost, or name the addresses of the proxy that terminates TLS in TRUSTED_PROXY.';
}
