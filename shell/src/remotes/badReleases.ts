import type { RemoteName } from '@itinera/shared/routes';
import { lasting } from '../base/browserStorage';

const KEY = 'itinera:bad-releases';

/** Time until which a release is not loaded, in milliseconds since 1970, by remote and release. */
type BadReleases = Record<string, number>;

function stored(): BadReleases {
  try {
    return JSON.parse(lasting.read(KEY) ?? '{}');
  } catch {
    return {};
  }
}

let bad = stored();
const channel = new BroadcastChannel(KEY);
channel.onmessage = ({ data }: MessageEvent<BadReleases>) => void (bad = data);

const keyOf = (name: RemoteName, release: string) => `${name} ${release}`;

/** Whether a release was replaced a short time ago, in this tab or in another. */
export const isBad = (name: RemoteName, release: string): boolean =>
  (bad[keyOf(name, release)] ?? 0) > Date.now();

/** Records a bad release on this device, and broadcasts it to other tabs. */
export function setBad(name: RemoteName, release: string, until: number): void {
  const now = Date.now();
  bad = Object.fromEntries(Object.entries(bad).filter(([, end]) => end > now));
  bad[keyOf(name, release)] = until;
  lasting.write(KEY, JSON.stringify(bad));
  channel.postMessage(bad);
}
