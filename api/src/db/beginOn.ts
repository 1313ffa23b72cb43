import type { Connection, QueryResult, Statement } from './engine';

/** Statements that are sent at once; when one fails, those behind it are skipped. */
export interface Packet {
  /** What precedes the statement that has the result, looked up when the packet is sent. */
  ahead: () => readonly Statement[];
  statement: Statement;
  behind: readonly Statement[];
  isKept: boolean;
}

interface OpenTransaction {
  connection: Connection;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const begin: Statement = { text: 'BEGIN' };
const commit: Statement = { text: 'COMMIT' };
const rollback: Statement = { text: 'ROLLBACK' };

/**
 * A transaction whose BEGIN waits for the first statement. What is ahead of a statement is sent again with the next one until a packet was
 * carried out, so that no statement runs outside of a transaction, or for another actor, even if the program goes on after a failure.
 */
export function beginOn(send: (packet: Packet) => Promise<QueryResult>): OpenTransaction {
  let waiting: readonly Statement[] = [begin];
  let isSent = false;
  let isOver = false;

  async function sendWaiting(packet: Pick<Packet, 'statement' | 'behind' | 'isKept'>): Promise<QueryResult> {
    let sent = waiting;
    isSent = true;
    const result = await send({ ...packet, ahead: () => (sent = waiting) });
    waiting = waiting.filter((statement) => !sent.includes(statement));
    return result;
  }

  const end = (statement: Statement) => sendWaiting({ statement, behind: [], isKept: false });

  return {
    connection: {
      ahead(text, params = []) {
        waiting = [...waiting, { text, params }];
      },
      async query(text, params = [], { isLast = false, isKept = false } = {}) {
        if (isOver)
          throw new Error(
            'The transaction is over: this statement would be part of another one, or of none.',
          );
        isOver = isLast;
        return sendWaiting({ statement: { text, params }, behind: isLast ? [commit] : [], isKept });
      },
    },
    async commit() {
      if (isOver) return;
      isOver = true;
      if (isSent || waiting.length > 1) await end(commit);
    },
    async rollback() {
      isOver = true;
      waiting = [];
      if (isSent) await end(rollback);
    },
  };
}
