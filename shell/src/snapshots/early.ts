/**
 * The second inline script, of documents for a person with a session. Apart from the first one, so that sign-in is not larger by it.
 */
import { showSnapshot } from './showSnapshot';

/** The key in the answer of the refresh, which the first script has sent. */
async function keyOfRefresh(): Promise<string | undefined> {
  const came = await globalThis.itineraEarly?.refresh;
  const body = typeof came?.answer === 'object' ? came.answer.body : undefined;
  const key = typeof body === 'object' && body !== null && 'snapshot_key' in body && body.snapshot_key;
  return typeof key === 'string' ? key : undefined;
}

void showSnapshot(keyOfRefresh());
