import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { keyedHash } from '../../base/secrets';
import type { Transaction } from '../../db/database';
import { recoveryCodesTable as table } from '../../people/secondFactors.table';

const count = 10;

/** Letters and digits that are hard to confuse; 60 bits in three groups of four. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (): string => {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
};

const hashOf = (userId: string, code: string, secret: string): string =>
  keyedHash(`${userId} ${code.replaceAll('-', '')}`, secret, 'recoveryCode');

/** Replaces the recovery codes of an account. Only their hashes are stored: this answer is the only copy. */
export async function makeRecoveryCodes(tx: Transaction, userId: string, secret: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.delete(table).where(eq(table.user_id, userId));
  await tx
    .insert(table)
    .values(codes.map((code) => ({ hash: hashOf(userId, code, secret), user_id: userId })));
  return codes;
}

/** Uses up a code. One statement, so that of two requests only one succeeds. */
export async function spendRecoveryCode(
  tx: Transaction,
  userId: string,
  code: string,
  secret: string,
): Promise<boolean> {
  const used = await tx
    .update(table)
    .set({ used_at: sql`now()` })
    .where(and(eq(table.hash, hashOf(userId, code, secret)), isNull(table.used_at)))
    .returning({ hash: table.hash });
  return used.length > 0;
}

export const countRecoveryCodes = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(table, and(eq(table.user_id, userId), isNull(table.used_at)));
