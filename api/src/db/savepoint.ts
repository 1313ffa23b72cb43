import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/** Runs a part of a transaction; if it fails, only that part is rolled back and the transaction can continue. */
export async function inSavepoint<T>(tx: Transaction, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`SAVEPOINT part`);
  try {
    const result = await run();
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    await tx.execute(sql`ROLLBACK TO SAVEPOINT part`).catch(() => {
      // The transaction itself has ended, so its error is the one to report.
      throw error;
    });
    throw error;
  }
}
