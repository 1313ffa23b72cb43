import type { TestServer } from '../../testing/testServer';

export interface Policy {
  name: string;
  table: string;
  using: string | null;
  check: string | null;
}

export async function allPolicies({ engine }: TestServer): Promise<Policy[]> {
  const { rows } = await engine.transaction((connection) =>
    connection.query(
      'SELECT policyname::text, tablename::text, qual, with_check FROM pg_policies ORDER BY tablename, policyname',
    ),
  );
  const text = (value: unknown) => (value === null ? null : String(value));
  return rows.map(([name, table, using, check]) => ({
    name: String(name),
    table: String(table),
    using: text(using),
    check: text(check),
  }));
}

const clauses = (using: string | null, check: string | null) =>
  `${using === null ? '' : ` USING (${using})`}${check === null ? '' : ` WITH CHECK (${check})`}`;

/** Runs something while one policy has no condition. */
export async function whileOpen<T>(
  { engine }: TestServer,
  { name, table, using, check }: Policy,
  run: () => Promise<T>,
): Promise<T> {
  const alter = (conditions: string) =>
    engine.transaction((connection) => connection.query(`ALTER POLICY "${name}" ON "${table}"${conditions}`));
  await alter(clauses(using && 'true', check && 'true'));
  return run().finally(() => alter(clauses(using, check)));
}

/** Removes the second line of defence: every policy allows everything. */
export async function openPolicies({ engine }: TestServer): Promise<void> {
  await engine.transaction(async (connection) => {
    const { rows } = await connection.query(
      `SELECT format('ALTER POLICY %I ON %I USING (true)', policyname, tablename) FROM pg_policies WHERE cmd <> 'INSERT'`,
    );
    for (const [statement] of rows) await connection.query(String(statement));
  });
}
