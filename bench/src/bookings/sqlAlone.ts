import type { Client } from 'pg';
import { statementsOf, type Statement, type Transactions } from './recorded';

const isSetting = ({ text }: Statement) => text.includes('set_config(');

/** Milliseconds that the same transactions take without the API: over one connection, one statement after the other. */
export async function timeAlone(client: Client, transactions: Transactions): Promise<number> {
  const start = performance.now();
  for (const statements of transactions) {
    await client.query('BEGIN');
    for (const { text, params } of statements) await client.query({ text, values: params, rowMode: 'array' });
    await client.query('COMMIT');
  }
  return performance.now() - start;
}

interface Plan {
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks' | 'Temp Read Blocks', number>;
}

/** Number of pages of 8 kB that the statements read, which does not depend on the load of the machine. */
export async function pagesRead(client: Client, transactions: Transactions): Promise<number> {
  let pages = 0;
  for (const statements of transactions) {
    await client.query('BEGIN');
    for (const setting of statements.filter(isSetting)) await client.query(setting.text, setting.params);
    for (const { text, params } of statementsOf([statements])) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        params,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      pages += plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] + plan['Temp Read Blocks'] : 0;
    }
    await client.query('ROLLBACK');
  }
  return pages;
}
