import * as z from 'zod/mini';
import {
  batchAnswer,
  batchInput,
  batchPath,
  batchTrialAnswer,
  type BatchOperation,
  type BatchResult,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { isRetryable } from '../../db/sqlState';
import { weighCall } from '../../db/turnOf';
import type { App } from '../../http/app';
import { databaseProblem } from '../../http/databaseProblem';
import { Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { contextOf } from '../../identity/rights/contextOf';
import { requireRight } from '../../identity/rights/requireRight';
import { writeOnce } from '../write/writeOnce';
import { batchable } from '../write/batchable';
import { resolve } from './resolve';
import { tryOut } from './tryOut';

interface Placed {
  operation: BatchOperation;
  index: number;
}

/** Adds the index of the operation to a refusal, whose fields are those of the operation's own body. */
function placed(error: unknown, { operation: { method }, index }: Placed): unknown {
  // The whole transaction will be retried.
  if (isRetryable(error)) return error;
  const problem = error instanceof Problem ? error : databaseProblem(error, method);
  return problem
    ? new Problem(problem.code, problem.message, { ...problem.details, operation: index })
    : error;
}

/** Sequential, because they share a connection and may build on each other. */
async function each<I extends Placed, O>(inputs: I[], run: (input: I) => Promise<O>): Promise<O[]> {
  const outputs: O[] = [];
  for (const input of inputs) {
    try {
      outputs.push(await run(input));
    } catch (error) {
      throw placed(error, input);
    }
  }
  return outputs;
}

const response = { 200: z.union([batchAnswer, batchTrialAnswer]) };

export function batchRoutes(app: App, database: Database): void {
  app.post(
    batchPath,
    {
      config: { right: 'batch.run' },
      schema: { querystring: z.strictObject({}), body: batchInput, response },
    },
    async (request, reply) => {
      weighCall(request.body.operations.length);
      if (request.body.dry_run)
        return reply.send({ success: true, result: await tryOut(app, database, request) });
      const context = contextOf(request);
      const numbered = request.body.operations.map((operation, index) => ({ operation, index }));
      const steps = await each(numbered, async (one) => {
        const step = resolve(one.operation, batchable(app));
        requireRight(step.right, principalOf(request));
        return { ...one, ...step };
      });
      const runs = await each(steps, async (step) => ({ ...step, run: await step.prepare() }));
      return writeOnce(request, reply, database, async (tx) => {
        const result = await each(
          runs,
          async ({ run, answered, status, operation }): Promise<BatchResult> => {
            const written = await run(tx, { ...context, ifMatch: operation.if_match });
            return written
              ? { status, result: answered.parse(written.result), etag: written.etag }
              : { status, result: null };
          },
        );
        return { status: 200, result };
      });
    },
  );
}
