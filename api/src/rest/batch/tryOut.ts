import type { BatchInput, BatchOperation, BatchVerdict } from '@itinera/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { inSavepoint } from '../../db/savepoint';
import { isRetryable } from '../../db/sqlState';
import type { App } from '../../http/app';
import { databaseProblem } from '../../http/databaseProblem';
import { errorOf } from '../../http/errorAnswers';
import { Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { contextOf } from '../../identity/rights/contextOf';
import { requireRight } from '../../identity/rights/requireRight';
import { batchable } from '../write/batchable';
import { nameHolders } from '../write/nameHolders';
import { resolve } from './resolve';

/** Thrown to roll back the transaction, with the outcomes. */
class TriedOut extends Error {
  constructor(readonly verdicts: (BatchVerdict | Problem)[]) {
    super('A dry run leaves nothing behind.');
  }
}

/** The refusal of one operation. A temporary failure is none: it fails the dry run as a whole. */
function refusalOf(error: unknown, method: string): Problem | undefined {
  if (isRetryable(error)) return undefined;
  const problem = error instanceof Problem ? error : databaseProblem(error, method);
  return problem && problem.status < 500 ? problem : undefined;
}

async function verdictOn(
  tx: Transaction,
  app: App,
  request: FastifyRequest,
  operation: BatchOperation,
): Promise<BatchVerdict> {
  const step = resolve(operation, batchable(app));
  requireRight(step.right, principalOf(request));
  const run = await step.prepare();
  const written = await run(tx, { ...contextOf(request), ifMatch: operation.if_match });
  return {
    status: step.status,
    ...(written ? { result: step.answered.parse(written.result), etag: written.etag } : { result: null }),
  };
}

/** Runs all operations in a transaction that is rolled back in any case. */
async function judgeEach(
  app: App,
  database: Database,
  request: FastifyRequest<{ Body: BatchInput }>,
): Promise<(BatchVerdict | Problem)[]> {
  const refused = (error: unknown, { method }: BatchOperation): Problem => {
    const refusal = refusalOf(error, method);
    if (!refusal) throw error;
    return refusal;
  };
  try {
    return await database.withActor(contextOf(request).actor, async (tx) => {
      const verdicts: (BatchVerdict | Problem)[] = [];
      for (const operation of request.body.operations) {
        const judged = inSavepoint(tx, () => verdictOn(tx, app, request, operation));
        verdicts.push(await judged.catch((error: unknown) => refused(error, operation)));
      }
      throw new TriedOut(verdicts);
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.verdicts;
    throw error;
  }
}

/** Tries the operations of a batch one after the other; a refused one is rolled back alone, and the next ones continue. */
export async function tryOut(
  app: App,
  database: Database,
  request: FastifyRequest<{ Body: BatchInput }>,
): Promise<BatchVerdict[]> {
  const judged = await judgeEach(app, database, request);
  const problems = judged.filter((verdict) => verdict instanceof Problem);
  const named = await nameHolders(database, contextOf(request).actor, problems);
  return judged.map((verdict) => {
    if (!(verdict instanceof Problem)) return verdict;
    const problem = named.get(verdict) ?? verdict;
    return { status: problem.status, error: errorOf(problem, request), etag: problem.details.etag };
  });
}
