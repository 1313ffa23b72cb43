import type { DuplicateParams } from '@itinera/shared/contracts';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { Problem } from '../../http/problem';

/** A duplicate name means that the entry exists already; a duplicate code names the entry that uses it. */
const sentence = (name: string, value: unknown): string =>
  name === value
    ? `${name} exists already. Choose a different one.`
    : `${name} already uses ${String(value)}. Choose a different one.`;

function withHolder(problem: Problem, entry: NonNullable<DuplicateParams['entry']>): Problem {
  const { params, fields = {}, ...details } = problem.details;
  const message = sentence(entry.name, params?.['value']);
  return new Problem(problem.code, message, {
    ...details,
    findHolder: undefined,
    fields: Object.fromEntries(Object.keys(fields).map((field) => [field, message])),
    params: { ...params, entry },
  });
}

/**
 * Adds the entries that have the values to refusals of duplicates, if the actor may see them. Reads in a transaction of its own, because a
 * failed one accepts no statements, and its rows don't exist for others.
 */
export async function nameHolders(
  database: Database,
  actor: Actor,
  problems: Problem[],
): Promise<Map<Problem, Problem>> {
  const named = new Map<Problem, Problem>();
  if (!problems.some(({ details }) => details.findHolder)) return named;
  await database.withActor(actor, async (tx) => {
    for (const problem of problems) {
      const entry = await problem.details.findHolder?.(tx);
      if (entry) named.set(problem, withHolder(problem, entry));
    }
  });
  return named;
}

/** The error as it is answered: for a duplicate, with the entry that has the value. */
export async function explained(database: Database, actor: Actor, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem)) return error;
  const named = await nameHolders(database, actor, [error]);
  return named.get(error) ?? error;
}
