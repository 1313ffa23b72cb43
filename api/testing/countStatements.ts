import type { Engine } from '../src/db/engine';

/**
 * Counts the statements that a database is sent from now on. BEGIN, COMMIT and the statement that sets the actor of a
 * transaction are the same for every call, and are not counted.
 */
export function countStatements(engine: Engine): { of: (run: () => Promise<unknown>) => Promise<number> } {
  const transaction = engine.transaction.bind(engine);
  let counted = 0;
  engine.transaction = (run) =>
    transaction((connection) =>
      run({
        query(text, params) {
          if (!text.includes('set_config(')) counted += 1;
          return connection.query(text, params);
        },
      }),
    );
  return {
    async of(run) {
      const before = counted;
      await run();
      return counted - before;
    },
  };
}
