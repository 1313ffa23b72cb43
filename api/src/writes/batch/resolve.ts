import type { BatchOperation } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { refuseOtherId } from '../../http/mergeInput';
import { invalid, notFound, Problem } from '../../http/problem';
import { accessTo, type Right } from '../../rights/rights';
import type { Principal } from '../../sessions/principal';
import type { WriteContext } from '../context';
import type { Operations } from '../operations';
import { checked, idOf } from './input';

type Row = Record<string, unknown>;

/** One operation of a batch, ready to be run. */
export interface Step {
  right: Right;
  status: 200 | 201;
  entity: Operations['entity'];
  /** Looks at the input: only after the rights, so that nobody learns from a refusal. */
  prepare: () => Promise<(tx: Transaction, context: WriteContext) => Promise<Row | null>>;
}

const notBatchable = () => invalid({ path: 'Only entries of plain collections can be written here, such as /api/countries/{id}.' });

function onCollection({ body = {} }: BatchOperation, to: Operations): Step {
  const isRestore = 'id' in body;
  return {
    right: to.rights.create,
    status: 201,
    entity: to.entity,
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
  const { rights, entity } = to;
  if (method === 'DELETE') {
    const run = async (tx: Transaction, context: WriteContext) => to.remove(tx, context, id).then(() => null);
    return { right: rights.remove, status: 200, entity, prepare: async () => run };
  }
  return {
    right: rights.update,
    status: 200,
    entity,
    async prepare() {
      await refuseOtherId({ body, params: { id } });
      const changes = checked(to.updateSchema, body);
      return (tx, context) => to.update(tx, context, id, changes);
    },
  };
}

/** Finds out what an operation means: the same as the call with its method and path. */
export function resolve(operation: BatchOperation, collections: ReadonlyMap<string, Operations>): Step {
  const { method, path } = operation;
  const collection = collections.get(path);
  if (collection && method === 'POST') return onCollection(operation, collection);
  const cut = path.lastIndexOf('/');
  const owner = collections.get(path.slice(0, cut));
  if (!owner || method === 'POST') throw notBatchable();
  const id = path.slice(cut + 1);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw notFound();
  return onEntry(operation, owner, id);
}

export function requireRight({ right }: Step, { role }: Principal): void {
  const access = accessTo(right);
  const isAllowed = typeof access === 'object' && access[role] !== 'none';
  if (!isAllowed) throw new Problem('forbidden', 'Your role has no right to do this.');
}
