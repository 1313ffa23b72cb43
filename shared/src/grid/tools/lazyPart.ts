/** Code loaded on demand. */
export interface LazyPart<T> {
  /** Loads it once, and again after a failure. */
  load: () => Promise<{ part: T }>;
  /** Undefined until it is loaded. */
  loaded: () => { part: T } | undefined;
}

export function lazyPart<T>(fetch: () => Promise<T>): LazyPart<T> {
  let loaded: { part: T } | undefined;
  let loading: Promise<{ part: T }> | undefined;
  const load = async () => (loaded = { part: await fetch() });
  return {
    loaded: () => loaded,
    load: () => (loading ??= load().finally(() => (loading = undefined))),
  };
}
