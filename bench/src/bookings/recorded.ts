import type { Engine } from '../../../api/src/db/engine';

export interface Statement {
  text: string;
  params: unknown[];
}

/** The statements that a call sends to the database, by transaction. The first of each sets the actor. */
export type Transactions = Statement[][];

/** Records what an engine is sent while `run` is carried out. */
export function recordStatements(engine: Engine): (run: () => Promise<unknown>) => Promise<Transactions> {
  const transaction = engine.transaction.bind(engine);
  let recorded: Transactions | undefined;
  engine.transaction = (run, turn) =>
    transaction((connection) => {
      const statements: Statement[] = [];
      recorded?.push(statements);
      return run({
        ahead(text, params = []) {
          statements.push({ text, params });
          connection.ahead(text, params);
        },
        query(text, params = [], manner) {
          statements.push({ text, params });
          return connection.query(text, params, manner);
        },
      });
    }, turn);
  return async (run) => {
    const found: Transactions = [];
    recorded = found;
    await run().finally(() => (recorded = undefined));
    return found;
  };
}

/** Without BEGIN, COMMIT and the statement that sets the actor, which are the same for every call. */
export const statementsOf = (transactions: Transactions): Statement[] =>
  transactions.flat().filter(({ text }) => !text.includes('set_config('));
