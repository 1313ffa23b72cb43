import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NewSecondFactor } from '@itinera/shared/contracts';
import { seal, unseal } from '../../base/secrets';
import type { Transaction } from '../../db/database';
import { secondFactorsTable as table } from '../../people/secondFactors.table';
import { addressOf, newSecret, stepOf, stepsOfAnHour } from './authenticator';
import { makeRecoveryCodes, spendRecoveryCode } from './recoveryCodes';

const isOf = (userId: string) => eq(table.user_id, userId);

/** Since when codes are required; undefined while they are not. */
export async function secondFactorSince(tx: Transaction, userId: string): Promise<string | undefined> {
  const [factor] = await tx
    .select({ since: table.confirmed_at })
    .from(table)
    .where(and(isOf(userId), isNotNull(table.confirmed_at)));
  return factor?.since ?? undefined;
}

/**
 * Creates a secret and recovery codes, which become valid once a code confirms that the app has the secret. Undefined if there is a factor
 * already.
 */
export async function beginSecondFactor(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  secret: string,
): Promise<NewSecondFactor | undefined> {
  const ofApp = newSecret();
  const values = { secret: seal(ofApp, secret, 'secondFactor'), last_step: null, created_at: sql`now()` };
  const begun = await tx
    .insert(table)
    .values({ user_id: id, ...values })
    .onConflictDoUpdate({ target: table.user_id, set: values, setWhere: isNull(table.confirmed_at) })
    .returning({ userId: table.user_id });
  if (begun.length === 0) return undefined;
  return {
    secret: ofApp,
    address: addressOf(ofApp, email),
    recovery_codes: await makeRecoveryCodes(tx, id, secret),
  };
}

/** The time step of the app's code. */
async function ownStepOf(
  tx: Transaction,
  userId: string,
  code: string,
  secret: string,
): Promise<number | undefined> {
  const [factor] = await tx.select({ sealed: table.secret }).from(table).where(isOf(userId));
  return factor && stepOf(unseal(factor.sealed, secret, 'secondFactor'), code);
}

/** Newer than the last one, unless a wrong clock accepted that one: otherwise no code would be newer for years. */
const isAfterLast = (step: number, isNewer: typeof lt) =>
  or(isNull(table.last_step), isNewer(table.last_step, step), gt(table.last_step, step + stepsOfAnHour));

/** Accepts a code of the app if it is newer than the last one: a bystander who saw it typed can't use it. */
async function takeStep(tx: Transaction, userId: string, code: string, secret: string): Promise<boolean> {
  const step = await ownStepOf(tx, userId, code, secret);
  if (step === undefined) return false;
  const taken = await tx
    .update(table)
    .set({ last_step: step })
    .where(and(isOf(userId), isAfterLast(step, lt)))
    .returning({ userId: table.user_id });
  return taken.length > 0;
}

export const wrongCode =
  'This code is wrong, or has been used. Wait for the next one, or use a recovery code.';

export type TakenCode = 'app' | 'recovery';

/** Accepts a code of the app or a recovery code, each once; undefined if it is neither. */
export async function takeCode(
  tx: Transaction,
  userId: string,
  code: string,
  secret: string,
): Promise<TakenCode | undefined> {
  if (/^\d{6}$/.test(code)) return (await takeStep(tx, userId, code, secret)) ? 'app' : undefined;
  return (await spendRecoveryCode(tx, userId, code, secret)) ? 'recovery' : undefined;
}

/** The first code of the app turns the factor on. Idempotent, for retries after a lost answer. */
export async function confirmSecondFactor(
  tx: Transaction,
  userId: string,
  code: string,
  secret: string,
): Promise<boolean> {
  const step = await ownStepOf(tx, userId, code, secret);
  if (step === undefined) return false;
  const confirmed = await tx
    .update(table)
    .set({ last_step: step, confirmed_at: sql`coalesce(${table.confirmed_at}, now())` })
    .where(and(isOf(userId), isAfterLast(step, lte)))
    .returning({ userId: table.user_id });
  return confirmed.length > 0;
}

/** Deletes the factor with its recovery codes. */
export async function forgetSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(isOf(userId));
}
