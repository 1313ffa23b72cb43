interface FileReport {
  name: string;
  message: string;
  assertionResults: unknown[];
}

/**
 * Files whose worker process ended under them, so that nothing is known of their tests. libuv has ended one twice, by an
 * assertion of its own and not by a test; a test that ends its process does so again when the file is repeated.
 */
export const filesOfEndedWorkers = (files: FileReport[]): string[] =>
  files
    .filter(
      ({ message, assertionResults }) =>
        assertionResults.length === 0 &&
        /A jest worker process \(pid=\d+\) (crashed|was terminated)/.test(message),
    )
    .map(({ name }) => name);
