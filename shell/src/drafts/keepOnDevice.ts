import { authPaths, type DraftKey } from '@itinera/shared/contracts';
import { call } from '@itinera/shared/data';
import { keepDraft, session, useDrafts, useSession } from '@itinera/shared/state';
import { takeDrafts, wipeDrafts, writeDrafts } from './deviceDrafts';
import { sealingKeyFrom } from '../base/sealing';

/** After a crash, a browser restores its tabs, which adopt their own drafts first. */
const ORPHANED_MS = 3000;
/** Delay before the key is requested again. */
const RETRY_MS = 10_000;

const isPossible = (): boolean =>
  'locks' in navigator && 'indexedDB' in window && crypto.subtle !== undefined;

let sealingKey: CryptoKey | undefined;

async function readKey(): Promise<CryptoKey> {
  const { result } = await call<{ result: DraftKey }>({ method: 'GET', url: authPaths.draftKey });
  return sealingKeyFrom(result.key);
}

/** Drafts in memory are newer, and are kept. */
async function find(whose: 'own' | 'orphaned', key: CryptoKey): Promise<void> {
  for (const { key: of, draft } of await takeDrafts(whose, key))
    if (!(of in useDrafts.getState())) keepDraft(of, { ...draft, state: 'found' });
}

const adoptOrphans = async (): Promise<void> => {
  if (sealingKey) await find('orphaned', sealingKey);
};

/** Updates the device from session and drafts. */
async function keepUp(): Promise<void> {
  const { status, profile } = session();
  if (status === 'guest') {
    sealingKey = undefined;
    await wipeDrafts();
  }
  // The profile comes first: it removes drafts of another person from memory.
  if (status !== 'user' || !profile) return;
  if (!sealingKey) {
    sealingKey = await readKey();
    await find('own', sealingKey);
    setTimeout(() => run(adoptOrphans), ORPHANED_MS);
  }
  await writeDrafts(useDrafts.getState(), sealingKey);
}

let last: Promise<void> = Promise.resolve();

/** Runs steps one after the other. A failure is ignored: the input is still in its form. */
function run(step: () => Promise<void>): void {
  last = last.then(step).catch((error: unknown) => {
    console.warn('Unsaved input is not kept on this device:', error);
    if (!sealingKey) setTimeout(() => run(keepUp), RETRY_MS);
  });
}

/** Keeps the drafts of this document on the device, and finds earlier ones, until the session ends. */
export function keepOnDevice(): void {
  if (!isPossible()) return;
  useDrafts.subscribe(() => run(keepUp));
  useSession.subscribe(({ status, profile }, before) => {
    if (status !== before.status || profile !== before.profile) run(keepUp);
  });
  run(keepUp);
}
