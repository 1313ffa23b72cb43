import type * as z from 'zod/mini';
import type { BatchOperation } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { refuseOtherId } from '../../http/mergeInput';
import { invalid, notFound } from '../../http/problem';
import type { Right } from '../../identity/rights/rights';
import type { WriteContext } from '../../audit/writeContext';
import type { Operations, Written } from '../write/operations';
import { checked, idOf } from './input';
import type { Action, Answered, batchable } from '../write/batchable';

/** One operation of a batch, ready to run. */
export interface Step {
  right: Right;
  status: 200 | 201;
  /** Schema of its answer. */
  answered: z.ZodMiniType<Answered>;
  /** Validates the input: only after authorization, so that a refusal reveals nothing. */
  prepare: () => Promise<(tx: Transaction, context: WriteContext) => Promise<Written<Answered> | null>>;
}

const notBatchable = () =>
  invalid({
    path: 'Only entries of collections can be written here, such as /api/countries/{id}, themes of hotels assigned, and periods copied.',
  });

function onCollection({ body = {} }: BatchOperation, to: Operations): Step {
  const isRestore = 'id' in body;
  const right = to.rights.create;
  if (!right) throw notBatchable();
  return {
    right,
    status: 201,
    answered: to.entity,
    async prepare() {
      if (isRestore) {
        const id = idOf(body);
        return (tx, context) => to.restore(tx, context, id);
      }
      const input = checked(to.createSchema, body);
      return (tx, context) => to.create(tx, context, input);
    },
  };
}

function onEntry({ method, body = {} }: BatchOperation, to: Operations, id: string): Step {
  const { rights, entity: answered } = to;
  const right = method === 'DELETE' ? rights.remove : rights.update;
  if (!right) throw notBatchable();
  if (method === 'DELETE') {
    const run = async (tx: Transaction, context: WriteContext) => to.remove(tx, context, id).then(() => null);
    return { right, status: 200, answered, prepare: async () => run };
  }
  return {
    right,
    status: 200,
    answered,
    async prepare() {
      await refuseOtherId({ body, params: { id } });
      const changes = checked(to.updateSchema, body);
      return (tx, context) => to.update(tx, context, id, changes, body);
    },
  };
}

const byAction = (
  { body }: BatchOperation,
  { right, inputSchema, answerSchema, run }: Action,
  id: string,
): Step => ({
  right,
  status: 200,
  answered: answerSchema,
  async prepare() {
    const input = checked(inputSchema, body);
    return (tx, context) => run(tx, context, id, input);
  },
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Resolves an operation: the same as the call with its method and path. */
export function resolve(
  operation: BatchOperation,
  { collections, actions }: ReturnType<typeof batchable>,
): Step {
  const { method, path } = operation;
  const [, base = '', id = '', rest = ''] = /^(\/api\/[^/]+)(?:\/([^/]+)(\/.+)?)?$/.exec(path) ?? [];
  const collection = collections.get(base);
  if (!collection) throw notBatchable();
  if (method === 'POST' && id === '') return onCollection(operation, collection);
  const action = method === 'POST' ? actions.get(`${base}/:id${rest}`) : undefined;
  const isEntry = method !== 'POST' && id !== '' && rest === '';
  if (!action && !isEntry) throw notBatchable();
  if (!uuid.test(id)) throw notFound();
  return action ? byAction(operation, action, id) : onEntry(operation, collection, id);
}
