import type { BatchInput, BatchOperation, BatchVerdict } from '@itinera/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { inSavepoint } from '../../db/savepoint';
import { isRetryable } from '../../db/sqlState';
import type { App } from '../../http/app';
import { databaseProblem } from '../../http/databaseProblem';
import { errorOf } from '../../http/errorAnswers';
import { invalid, Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { contextOf } from '../../identity/rights/contextOf';
import { batchable } from '../write/batchable';
import { requireRight, resolve } from './resolve';

/** Carries the verdicts out of the transaction, which it rolls back. */
class TriedOut extends Error {
  constructor(readonly verdicts: BatchVerdict[]) {
    super('A dry run leaves nothing behind.');
  }
}

/** The fields of a body as the call alone names them. */
function asAlone(problem: Problem): Problem {
  const { fields } = problem.details;
  if (problem.code !== 'invalid' || !fields) return problem;
  return invalid(
    Object.fromEntries(
      Object.entries(fields).map(([field, advice]) => [field.replace(/^body\./, ''), advice]),
    ),
  );
}

/** The refusal of one operation. A temporary failure is no verdict: it fails the dry run as a whole. */
function refusalOf(error: unknown, method: string): Problem | undefined {
  if (isRetryable(error)) return undefined;
  const problem = error instanceof Problem ? error : databaseProblem(error, method);
  return problem && problem.status < 500 ? asAlone(problem) : undefined;
}

async function verdictOn(
  tx: Transaction,
  app: App,
  request: FastifyRequest,
  operation: BatchOperation,
): Promise<BatchVerdict> {
  const step = resolve(operation, batchable(app));
  requireRight(step, principalOf(request));
  const run = await step.prepare();
  const written = await run(tx, { ...contextOf(request), ifMatch: operation.if_match });
  return {
    status: step.status,
    ...(written ? { result: step.answered.parse(written.result), etag: written.etag } : { result: null }),
  };
}

/**
 * Judges the operations of a batch one after the other; a refused one is rolled back alone, and the next ones
 * continue.
 */
export async function tryOut(
  app: App,
  database: Database,
  request: FastifyRequest<{ Body: BatchInput }>,
): Promise<BatchVerdict[]> {
  const refused = (error: unknown, { method }: BatchOperation): BatchVerdict => {
    const refusal = refusalOf(error, method);
    if (!refusal) throw error;
    return { status: refusal.status, error: errorOf(refusal, request), etag: refusal.details.etag };
  };
  const { actor } = contextOf(request);
  try {
    return await database.withActor(actor, async (tx) => {
      const verdicts: BatchVerdict[] = [];
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
