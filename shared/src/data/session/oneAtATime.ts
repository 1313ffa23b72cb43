/**
 * Runs one refresh at a time across all tabs: rotation invalidates a token at its first use. Web Locks need a secure context; without
 * them the server's grace period for the previous token applies.
 */
export const oneAtATime = <T>(refresh: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('itinera-refresh', refresh) : refresh();
