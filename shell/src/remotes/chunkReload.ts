import { perTab } from '../browserStorage';

const KEY = 'itinera:chunk-reload';

/** Specification 9: chunk reload guard. */
export const GUARD_MS = 60_000;

/**
 * Reloads the page unless that was done within the last 60 seconds. When it reloads, the promise never
 * resolves, so that nothing else appears meanwhile.
 */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): Promise<void> {
  const last = Number(perTab.read(KEY) ?? 0);
  // A clock that was set back must not forbid reloads for ever.
  if (now >= last && now - last < GUARD_MS) return Promise.resolve();
  // What can't be remembered would be done for ever.
  if (!perTab.write(KEY, String(now))) return Promise.resolve();
  reload();
  return new Promise(() => undefined);
}
