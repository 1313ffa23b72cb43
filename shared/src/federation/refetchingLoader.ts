/** As long as a chunk itself may take. */
const TIMEOUT_MS = 8000;

/**
 * Code that replaces what the browser has cached for a script that could not be loaded, and loads it once more. `loadScript` is the name of the
 * bundler's own loader.
 */
export const refetchingLoader = (loadScript: string): string => `const load = ${loadScript};
${loadScript} = (url, done, key, chunkId) => load(url, (event) => event?.type === 'error'
  ? fetch(url, { cache: 'reload', signal: AbortSignal.timeout(${TIMEOUT_MS}) })
    .then((answer) => answer.ok ? answer.text() : Promise.reject())
    .then(() => load(url, done, key, chunkId), () => done(event))
  : done(event), key, chunkId);`;
