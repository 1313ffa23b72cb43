const TIMEOUT_MS = 8000;

/**
 * Replaces what the browser has cached for an address. A file that arrived damaged is refused by its hash, but cached for ever like any
 * other. Rejects if it can't be fetched.
 */
export async function replaceCached(address: string): Promise<void> {
  const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  // Cached only once it has arrived completely.
  await answer.arrayBuffer();
}
