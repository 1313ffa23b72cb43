import { getTableName } from 'drizzle-orm';
import { visibilityOf, type OneOf, type Parent, type Policy, type Visibility, type Way } from './visibility';

// The actor is compared once per statement instead of once per row: a policy only reads the boolean. Planners estimate that it holds for
// every second row; for a comparison with an unknown text they expect so few rows that they sort whole tables for one page.
export const isSystem = `(SELECT actor_kind() = 'system')`;
export const isStaff = `(SELECT actor_kind() = 'staff')`;
export const isPartner = `(SELECT actor_kind() = 'partner')`;
export const isActor = (column: string): string => `${column} = (SELECT actor_id())`;

const staffAndSystem: Policy = {
  name: 'staff_and_system',
  command: 'ALL',
  using: `(SELECT actor_kind() IN ('staff', 'system'))`,
};
const systemOnly: Policy = { name: 'system_only', command: 'ALL', using: isSystem };

type Seen = Pick<Visibility, 'table' | 'way'>;

const hasOneOf = ({ column, values }: OneOf): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

/** The rows of a table that the current partner sees, as a condition on its columns. */
function seen({ table, way }: Seen): string {
  switch (way.kind) {
    case 'everybody':
      return 'true';
    case 'published':
      return `${way.whileTrue} AND 'dmc' = ANY(${way.to})`;
    case 'own':
      return isActor(way.column);
    case 'ownOrCommon':
      return `(${isActor(way.column)} OR (${way.column} IS NULL AND ${way.parent.by} IN (${idsSeen(way.parent)})))`;
    case 'linked':
      return `id IN (${linkedIds(way)})`;
    case 'with':
      return `${seenWith(getTableName(table), way)}${way.only ? ` AND ${hasOneOf(way.only)}` : ''}`;
    default:
      throw new Error(`Partners see no rows by the way ${way.kind}.`);
  }
}

const linkedIds = ({ links, row, partner, whileTrue }: Extract<Way, { kind: 'linked' }>): string =>
  `SELECT ${row} FROM ${links} WHERE ${isActor(partner)} AND ${whileTrue}`;

/**
 * A row is visible with its parent. If the parent has a column with the partner, EXISTS lets planners choose between a lookup of each row's
 * parent and a list of all parents of the partner; IN would make that list even for a single row.
 */
function seenWith(table: string, { table: parentTable, by }: Parent): string {
  const { way } = visibilityOf(parentTable);
  if (way.kind !== 'own') return `${by} IN (${idsSeen({ table: parentTable, by })})`;
  const parent = getTableName(parentTable);
  return `EXISTS (SELECT 1 FROM ${parent} WHERE ${parent}.id = ${table}.${by} AND ${isActor(`${parent}.${way.column}`)})`;
}

/** The ids of the parent rows that the current partner sees. */
function idsSeen({ table }: Parent): string {
  const { way } = visibilityOf(table);
  return way.kind === 'linked'
    ? linkedIds(way)
    : `SELECT id FROM ${getTableName(table)} WHERE ${seen({ table, way })}`;
}

const partnersRead = (of: Seen): Policy => ({
  name: 'partners_read',
  command: 'SELECT',
  using: of.way.kind === 'everybody' ? isPartner : `${isPartner} AND ${seen(of)}`,
});

function partnersWrite(column: string, parent: Parent): Policy[] {
  const own = `${isPartner} AND ${isActor(column)} AND ${parent.by} IN (${idsSeen(parent)})`;
  return [
    { name: 'partners_add', command: 'INSERT', check: own },
    { name: 'partners_change', command: 'UPDATE', using: own, check: own },
    { name: 'partners_remove', command: 'DELETE', using: own },
  ];
}

const partnersChange = (of: Seen): Policy => {
  const own = `${isPartner} AND ${seen(of)}`;
  return { name: 'partners_change', command: 'UPDATE', using: own, check: own };
};

const partnersAdd = (of: Seen): Policy => ({
  name: 'partners_add',
  command: 'INSERT',
  check: `${isPartner} AND ${seen(of)}`,
});

/** The row-level policies of a table. The database refuses what no policy allows. */
export function policiesOf(of: Visibility): Policy[] {
  const { way } = of;
  switch (way.kind) {
    case 'system':
      return [systemOnly];
    case 'staff':
      return [staffAndSystem];
    case 'person':
      return [{ name: 'own', command: 'ALL', using: `${isSystem} OR ${isActor(way.column)}` }];
    case 'written':
      return way.policies;
    case 'own':
      return [
        staffAndSystem,
        partnersRead(of),
        ...(way.writes ? partnersWrite(way.column, way.writes) : []),
        ...(way.changes ? [partnersChange(of)] : []),
      ];
    case 'ownOrCommon':
      return [staffAndSystem, partnersRead(of), ...partnersWrite(way.column, way.parent)];
    case 'with':
      return [
        staffAndSystem,
        partnersRead(of),
        ...(way.adds ? [partnersAdd(of)] : []),
        ...(way.changes ? [partnersChange(of)] : []),
      ];
    case 'everybody':
    case 'published':
    case 'linked':
      return [staffAndSystem, partnersRead(of)];
  }
}
