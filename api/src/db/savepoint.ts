import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/** Runs a part of a transaction; when it fails, only the part is undone, and the transaction can go on. */
export async function inSavepoint<T>(tx: Transaction, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`SAVEPOINT part`);
  try {
    const result = await run();
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    await tx.execute(sql`ROLLBACK TO SAVEPOINT part`).catch(() => {
      // The transaction itself is gone, and its end is what there is to tell.
      throw error;
    });
    throw error;
  }
}
