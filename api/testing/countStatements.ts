import type { Engine } from '../src/db/engine';

const isAboutRefusal = (text: string, params: unknown[] = []): boolean =>
  /^insert into "audit_log"/i.test(text) && JSON.stringify(params).includes('refused');

/**
 * Counts the statements sent to a database. BEGIN, COMMIT and the statement that sets the actor of a transaction are the same for every
 * call, and not counted. Neither is the row of the audit log about a refusal: only the first of a minute writes it, so it depends on the
 * clock.
 */
export function countStatements(engine: Engine): { of: (run: () => Promise<unknown>) => Promise<number> } {
  const transaction = engine.transaction.bind(engine);
  let counted = 0;
  engine.transaction = (run, turn) =>
    transaction(
      (connection) =>
        run({
          ...connection,
          query(text, params, manner) {
            if (!text.includes('set_config(') && !isAboutRefusal(text, params)) counted += 1;
            return connection.query(text, params, manner);
          },
        }),
      turn,
    );
  return {
    async of(run) {
      const before = counted;
      await run();
      return counted - before;
    },
  };
}
