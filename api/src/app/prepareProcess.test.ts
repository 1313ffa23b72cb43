import { expect, test } from '@jest/globals';
import { callFollowers } from '../audit/followChanges';
import { runBeforeCommit } from '../db/beforeCommit';
import type { Transaction } from '../db/database';
import { prepareProcess } from './prepareProcess';

test('each change is followed once, however many servers a process builds', async () => {
  prepareProcess('of the first');
  prepareProcess('of the second');
  const inserted: unknown[] = [];
  const insert = () => ({ values: async (row: unknown) => void inserted.push(row) });
  const tx = { insert } as unknown as Transaction;
  const after = { direction: 'in', purpose: 'customer_payment', amount_minor: 100, currency: 'EUR' };
  callFollowers(tx, [{ entity: 'transactions', entity_id: 'any', action: 'create', before: null, after }]);
  await runBeforeCommit(tx);
  expect(inserted).toHaveLength(1);
});
