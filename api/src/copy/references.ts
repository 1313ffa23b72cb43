import type { Connection } from '../db/engine';

/** A foreign key of the database. */
export interface Reference {
  owner: string;
  target: string;
  columns: string[];
  /** The referenced columns, in the order of its own. */
  targetColumns: string[];
  /** Its nullable columns: if one of them is null, the reference refers to nothing. */
  nullable: string[];
  isDeferrable: boolean;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export async function readReferences(connection: Connection): Promise<Reference[]> {
  const { rows } = await connection.query(
    `SELECT owner.relname::text, target.relname::text,
            (SELECT array_agg(attname::text ORDER BY place) FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
               JOIN pg_attribute ON attrelid = conrelid AND attnum = number),
            (SELECT array_agg(attname::text ORDER BY place) FROM unnest(confkey) WITH ORDINALITY AS key (number, place)
               JOIN pg_attribute ON attrelid = confrelid AND attnum = number),
            (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
              WHERE attrelid = conrelid AND attnum = ANY (conkey) AND NOT attnotnull),
            condeferrable
       FROM pg_constraint
       JOIN pg_class owner ON owner.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY owner.relname, conname`,
  );
  return rows.map(([owner, target, columns, targetColumns, nullable, isDeferrable]) => ({
    owner: String(owner),
    target: String(target),
    columns: texts(columns),
    targetColumns: texts(targetColumns),
    nullable: texts(nullable),
    isDeferrable: isDeferrable === true,
  }));
}

/** Whether it must hold when its row is inserted: it is neither nullable nor deferrable. */
const isBinding = ({ nullable, isDeferrable }: Reference): boolean => nullable.length === 0 && !isDeferrable;

const described = ({ owner, columns, target }: Reference): string =>
  `${owner} (${columns.join(', ')}) → ${target}`;

/** Orders tables so that as many references as possible hold at the insert: referenced tables first. */
export function inOrder(names: string[], references: Reference[]): string[] {
  const outside = references.find(({ owner, target }) => names.includes(owner) && !names.includes(target));
  if (outside) throw new Error(`A copy would lack what ${described(outside)} refers to.`);
  const left = new Set(names);
  const order: string[] = [];
  while (left.size > 0) {
    const open = references.filter(
      ({ owner, target }) => owner !== target && left.has(owner) && left.has(target),
    );
    const ready = (of: Reference[]) => [...left].find((name) => !of.some(({ owner }) => owner === name));
    const next = ready(open) ?? ready(open.filter(isBinding));
    if (next === undefined)
      throw new Error(
        `No order of the tables suits ${open.filter(isBinding).map(described).join(', ')}: let one of these be empty, or make it deferrable.`,
      );
    order.push(next);
    left.delete(next);
  }
  return order;
}

/**
 * By table, the columns that are inserted as null and set once all rows are there, for tables in this order: references to the own table,
 * or to a later one. Deferrable ones are checked at the end anyway.
 */
export function setAtTheEnd(order: string[], references: Reference[]): Map<string, string[]> {
  const places = new Map(order.map((name, place) => [name, place]));
  const columns = new Map<string, string[]>();
  for (const reference of references) {
    const { owner, target, nullable, isDeferrable } = reference;
    const [from, to] = [places.get(owner), places.get(target)];
    if (from === undefined || to === undefined || to < from || isDeferrable) continue;
    if (nullable.length === 0)
      throw new Error(
        `${described(reference)} must hold before its rows are there: let it be empty, or make it deferrable.`,
      );
    columns.set(owner, [...new Set([...(columns.get(owner) ?? []), ...nullable])]);
  }
  return columns;
}
