import { perTab } from '../base/browserStorage';

const KEY = 'itinera:chunk-reload';

/** Specification 9: chunk reload guard. */
export const GUARD_MS = 60_000;

/** Opens the target of the navigation, not the page that is being left. */
function open(address: string): void {
  const { origin, pathname, search } = window.location;
  if (address === origin + pathname + search) window.location.reload();
  else window.location.assign(address);
}

/**
 * Reloads the page at an address, unless that was done within the last 60 seconds. When it reloads, the promise never resolves, so that
 * nothing else appears meanwhile.
 */
export function reloadOnce(address: string, now = Date.now(), load = open): Promise<void> {
  const last = Number(perTab.read(KEY) ?? 0);
  // A clock that was set back must not prevent reloads for ever.
  if (now >= last && now - last < GUARD_MS) return Promise.resolve();
  // Without storage the guard would not work, and the page could reload for ever.
  if (!perTab.write(KEY, String(now))) return Promise.resolve();
  load(address);
  return new Promise(() => undefined);
}
