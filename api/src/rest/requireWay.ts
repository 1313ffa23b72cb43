import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { visibilityOf, type Way } from '../db/visibility/visibility';
import { accessTo, type Right, type Rule } from '../identity/rights/rights';

const ruleForPartners = (right: Right): Rule => {
  const access = accessTo(right);
  if (access === undefined || access === 'anyone' || access === 'any session')
    throw new Error(`${right} is no right to entries of a table.`);
  return access.dmc;
};

const reaches = (way: Way, rule: Rule): boolean => {
  switch (way.kind) {
    case 'everybody':
      return rule === 'all' || rule === 'none';
    case 'system':
    case 'staff':
      return rule === 'none';
    case 'written':
      return rule === 'none' || (rule === 'own' && way.own !== undefined);
    default:
      return rule !== 'all';
  }
};

const writes = (way: Way): boolean =>
  ['person', 'written', 'ownOrCommon'].includes(way.kind) ||
  (way.kind === 'own' && (way.writes !== undefined || way.changes === true)) ||
  (way.kind === 'with' && (way.changes === true || way.adds === true));

const refuse = (table: PgTable, right: Right, rule: Rule, { kind }: Way): never => {
  throw new Error(
    `${right} gives partners ${rule === 'own' ? 'their own rows' : 'all rows'} of ${getTableName(table)}, and its visibility is ‘${kind}’.`,
  );
};

/** Refuses to serve a table whose rights and visibility contradict each other: a right to the own rows is useless if rows have no owner. */
export function requireWayToRead(table: PgTable, right: Right): void {
  const { way } = visibilityOf(table);
  const rule = ruleForPartners(right);
  if (!reaches(way, rule)) refuse(table, right, rule, way);
}

export function requireWayToWrite(table: PgTable, right: Right): void {
  const { way } = visibilityOf(table);
  const rule = ruleForPartners(right);
  if (rule !== 'none' && (!reaches(way, rule) || !writes(way))) refuse(table, right, rule, way);
}
