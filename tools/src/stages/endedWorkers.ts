interface FileReport {
  name: string;
  message: string;
  assertionResults: unknown[];
}

/**
 * Files whose worker process ended during their run, so that the results of their tests are unknown. libuv has ended some by an assertion
 * of its own (`uv__stream_destroy`); a test that ends its process does so again when the file is repeated.
 */
export const filesOfEndedWorkers = (files: FileReport[]): string[] =>
  files
    .filter(
      ({ message, assertionResults }) =>
        assertionResults.length === 0 &&
        /A jest worker process \(pid=\d+\) (crashed|was terminated)/.test(message),
    )
    .map(({ name }) => name);
