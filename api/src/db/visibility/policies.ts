import { getTableName } from 'drizzle-orm';
import { visibilityOf, type OneOf, type Parent, type Policy, type Visibility, type Way } from './visibility';

// Who asks is compared once a statement and not once a row: a policy looks at a yes or no. Planners take that for every second
// row; of a comparison with an unknown text they expect so few that they sort whole tables for one page.
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

const hasOneOf = ({ column, values }: OneOf): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

/** The rows of a table that the asking partner sees, as a condition on its columns. */
function seen(way: Way): string {
  switch (way.kind) {
    case 'everybody':
      return 'true';
    case 'own':
      return isActor(way.column);
    case 'ownOrCommon':
      return `(${isActor(way.column)} OR (${way.column} IS NULL AND ${way.parent.by} IN (${idsSeen(way.parent)})))`;
    case 'linked':
      return `id IN (${linkedIds(way)})`;
    case 'with':
      return `${way.by} IN (${idsSeen(way)})${way.only ? ` AND ${hasOneOf(way.only)}` : ''}`;
    default:
      throw new Error(`Partners see no rows by the way ${way.kind}.`);
  }
}

const linkedIds = ({ links, row, partner, whileTrue }: Extract<Way, { kind: 'linked' }>): string =>
  `SELECT ${row} FROM ${links} WHERE ${isActor(partner)} AND ${whileTrue}`;

/** The ids of the parent rows that the asking partner sees. */
function idsSeen({ table }: Parent): string {
  const { way } = visibilityOf(table);
  return way.kind === 'linked' ? linkedIds(way) : `SELECT id FROM ${getTableName(table)} WHERE ${seen(way)}`;
}

const partnersRead = (way: Way): Policy => ({
  name: 'partners_read',
  command: 'SELECT',
  using: way.kind === 'everybody' ? isPartner : `${isPartner} AND ${seen(way)}`,
});

function partnersWrite(column: string, parent: Parent): Policy[] {
  const own = `${isPartner} AND ${isActor(column)} AND ${parent.by} IN (${idsSeen(parent)})`;
  return [
    { name: 'partners_add', command: 'INSERT', check: own },
    { name: 'partners_change', command: 'UPDATE', using: own, check: own },
    { name: 'partners_remove', command: 'DELETE', using: own },
  ];
}

const partnersChange = (way: Way): Policy => {
  const own = `${isPartner} AND ${seen(way)}`;
  return { name: 'partners_change', command: 'UPDATE', using: own, check: own };
};

const partnersAdd = (way: Way): Policy => ({
  name: 'partners_add',
  command: 'INSERT',
  check: `${isPartner} AND ${seen(way)}`,
});

/** The row-level policies of a table. What no policy admits, the database refuses. */
export function policiesOf({ way }: Visibility): Policy[] {
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
        partnersRead(way),
        ...(way.writes ? partnersWrite(way.column, way.writes) : []),
        ...(way.changes ? [partnersChange(way)] : []),
      ];
    case 'ownOrCommon':
      return [staffAndSystem, partnersRead(way), ...partnersWrite(way.column, way.parent)];
    case 'with':
      return [
        staffAndSystem,
        partnersRead(way),
        ...(way.adds ? [partnersAdd(way)] : []),
        ...(way.changes ? [partnersChange(way)] : []),
      ];
    case 'everybody':
    case 'linked':
      return [staffAndSystem, partnersRead(way)];
  }
}
