import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { savedViews, type SavedViewCreate, type SavedViewUpdate } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid, notFound, Problem } from '../../http/problem';
import { isConfidential } from '../../db/visibility/redact';
import type { WriteContext } from '../../audit/writeContext';
import type { WriteParts } from '../../rest/write/operations';
import { personOf, seenBy, visibleTo, type Person, type SavedViewRow } from './savedViews.queries';
import { savedViewDefaultsTable as defaults, savedViewsTable as table } from './savedViews.table';

const mostPerPerson = 200;

/** Compares by content: parsers and drivers create objects of different prototypes. */
const isEqual = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(structuredClone(one), structuredClone(other));

function checkContent(person: Person, { query = {}, is_shared }: SavedViewUpdate): void {
  const secret = Object.keys(query).find(isConfidential);
  if (secret !== undefined)
    throw invalid({ [`query.${secret}`]: 'Views can’t contain document numbers. Leave this filter out.' });
  if (!is_shared || person.kind === 'staff') return;
  const advice = 'Only staff can share views. Save this one for yourself.';
  throw new Problem('rule', advice, { fields: { is_shared: advice } });
}

async function choose(
  tx: Transaction,
  { id: user_id }: Person,
  { id: view_id, list }: SavedViewRow,
  isDefault: boolean,
): Promise<void> {
  const own = and(eq(defaults.user_id, user_id), eq(defaults.list, list));
  if (!isDefault) {
    await tx.delete(defaults).where(and(own, eq(defaults.view_id, view_id)));
    return;
  }
  await tx
    .insert(defaults)
    .values({ user_id, list, view_id })
    .onConflictDoUpdate({ target: [defaults.user_id, defaults.list], set: { view_id } });
}

/** Locks the person, so that concurrent additions are counted. */
async function requireRoom(tx: Transaction, { id }: Person): Promise<void> {
  const own = eq(table.owner_id, id);
  await tx.select({ id: table.id }).from(table).where(own).orderBy(table.id).for('update');
  if ((await tx.$count(table, own)) < mostPerPerson) return;
  throw new Problem('rule', `You can save at most ${mostPerPerson} views. Delete one first.`, {
    params: { most: mostPerPerson },
  });
}

async function create(tx: Transaction, input: SavedViewCreate, context: WriteContext): Promise<SavedViewRow> {
  const person = personOf(context.actor);
  checkContent(person, input);
  await requireRoom(tx, person);
  const { is_default = false, list, name, query = {}, columns = {}, is_shared = false } = input;
  const [row] = await tx
    .insert(table)
    .values({ id: uuidv7(), owner_id: person.id, list, name, query, columns, is_shared })
    .returning();
  if (!row) throw new Error('The new view was not answered.');
  if (is_default) await choose(tx, person, row, true);
  return row;
}

async function refuseStranger(tx: Transaction, row: SavedViewRow, person: Person): Promise<void> {
  if (row.owner_id === person.id) return;
  const [seen] = await seenBy(tx, [row], person);
  throw new Problem(
    'forbidden',
    `Only ${seen?.owner.name} can change this view. Save it under another name as your own.`,
  );
}

async function update(
  tx: Transaction,
  before: SavedViewRow,
  changes: SavedViewUpdate,
  context: WriteContext,
): Promise<SavedViewRow> {
  const person = personOf(context.actor);
  const { is_default, list, ...given } = changes;
  if (list !== undefined && list !== before.list)
    throw invalid({ list: 'A view can’t be moved to another list. Save a new one there.' });
  if (is_default !== undefined) await choose(tx, person, before, is_default);
  // Clients send back what they have read: an equal value is no change.
  const isSame = Object.entries(given).every(([field, value]) => isEqual(value, Reflect.get(before, field)));
  if (isSame) return before;
  await refuseStranger(tx, before, person);
  checkContent(person, given);
  const [after] = await tx
    .update(table)
    .set({ ...given, updated_at: sql`now()` })
    .where(eq(table.id, before.id))
    .returning();
  if (!after) throw notFound();
  return after;
}

async function remove(tx: Transaction, row: SavedViewRow, context: WriteContext): Promise<void> {
  await refuseStranger(tx, row, personOf(context.actor));
  await tx.delete(table).where(eq(table.id, row.id));
}

export const savedViewWrites: WriteParts<typeof table, typeof savedViews> = {
  collection: savedViews,
  table,
  rights: { create: 'savedViews.create', update: 'savedViews.update', remove: 'savedViews.remove' },
  own: ({ actor }) => visibleTo(personOf(actor)),
  create,
  update,
  remove,
  async prepareRestore(tx, row, { actor }) {
    checkContent(personOf(actor), row);
    await requireRoom(tx, personOf(actor));
    return {};
  },
  async shown(tx, row, { actor }) {
    const [seen] = await seenBy(tx, [row], personOf(actor));
    return { ...row, ...seen };
  },
};
