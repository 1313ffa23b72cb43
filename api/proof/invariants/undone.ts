import { randomUUID } from 'node:crypto';
import type { Answered, Intended, Send } from './intended';
import type { Log } from './play';
import type { Random } from './random';
import { partsByBooking, type Parts, type Rows } from './rows';

type Ask = (intended: Intended) => Promise<Answered>;

const removable = {
  stays: '/api/booking-hotels',
  flights: '/api/booking-flights',
  transfers: '/api/booking-transfers',
  instalments: '/api/instalments',
  members: '/api/booking-travellers',
} as const;
type Removable = keyof typeof removable;

const changeable: { of: keyof Parts; path: string; column: string; value: (random: Random) => unknown }[] = [
  {
    of: 'prices',
    path: '/api/booking-prices',
    column: 'extra_sale_minor',
    value: (random) => random.below(9_000),
  },
  {
    of: 'flights',
    path: '/api/booking-flights',
    column: 'sale_minor',
    value: (random) => random.below(90_000),
  },
  {
    of: 'transfers',
    path: '/api/booking-transfers',
    column: 'sale_minor',
    value: (random) => random.below(9_000),
  },
  {
    of: 'instalments',
    path: '/api/instalments',
    column: 'amount_minor',
    value: (random) => 1 + random.below(90_000),
  },
  { of: 'payments', path: '/api/payments', column: 'note', value: (random) => `Note ${random.below(100)}` },
];

/** Ignored in comparisons: times of writes, and the party for which amounts were last written. */
const moments = ['updated', 'updated_at'];
const ofWriting = [...moments, 'fare_party'];

/** The complete state of a booking, its rooms, and of the blocks with its seats. */
function stateOf(rows: Rows, bookingId: string, left: readonly string[]): string {
  const content = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column)));
  const contents = (list: readonly { id: string }[]) =>
    list.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(content);
  const parts = Object.entries(partsByBooking(rows).get(bookingId) ?? {});
  const booking = rows.bookings.filter(({ id }) => id === bookingId);
  const nights = rows.nights
    .filter(({ booking_id }) => booking_id === bookingId)
    .map(({ id: _, ...night }) => JSON.stringify(night))
    .sort();
  const all = [
    nights,
    contents(booking),
    parts.map(([name, list]) => [name, contents(list)]),
    contents(rows.blocks),
  ];
  return JSON.stringify(all, null, 1);
}

interface Undone {
  name: string;
  before: string;
  after: string;
}

/**
 * Changes a booking while nobody else writes, and undoes it as the product does: restores what was removed, reverts what was changed,
 * removes what was added. Undefined if it was refused.
 */
export async function doAndUndo(
  rows: Rows,
  random: Random,
  send: Send,
  read: () => Promise<Rows>,
  log: Log,
): Promise<Undone | undefined> {
  const ask: Ask = async (intended) => {
    const answer = await send(intended, randomUUID());
    log.add({ intended, key: '', answer });
    if (!answer) throw new Error('There was no answer.');
    return answer;
  };
  const by = random.oneOf(['admin', 'manager', 'operator'] as const) ?? 'admin';
  const recent = new Set(
    rows.bookings
      .map(({ id }) => id)
      .sort()
      .slice(-24),
  );
  const ofRecent = <R extends { booking_id: string }>(list: readonly R[]) =>
    list.filter(({ booking_id }) => recent.has(booking_id));

  const isRemoval = random.chance(60);
  const [doing, undoing, booking_id] = isRemoval ? removal() : change();
  if (!doing || !undoing || !booking_id) return undefined;
  const left = isRemoval ? moments : ofWriting;
  const before = stateOf(await read(), booking_id, left);
  if ((await ask(doing)).status >= 300) return undefined;
  const answer = await ask(undoing);
  // Seats of a block that has stopped selling can't be restored, nor rooms that are not left: the only exceptions, which messages name.
  if (answer.status === 422 && answer.body.includes(' was not restored. ')) return undefined;
  if (answer.status >= 300) log.wrong.push(`not undone: ${log.last(2)}`);
  return { name: doing.name, before, after: stateOf(await read(), booking_id, left) };

  function removal(): [Intended?, Intended?, string?] {
    const of = random.oneOf(Object.keys(removable) as Removable[]) ?? 'stays';
    const all: readonly { id: string; booking_id: string }[] = ofRecent<{ id: string; booking_id: string }>(
      rows[of],
    );
    const row = random.oneOf(all);
    if (!row) return [];
    const path = removable[of];
    return [
      { name: `undo removal of ${of}`, by, method: 'DELETE', path: `${path}/${row.id}` },
      {
        name: `restore ${of}`,
        by,
        method: 'POST',
        path: '/api/batch',
        body: { operations: [{ method: 'POST', path, body: { id: row.id } }] },
      },
      row.booking_id,
    ];
  }

  function change(): [Intended?, Intended?, string?] {
    const chosen = random.oneOf(changeable);
    if (!chosen) return [];
    const { of, path, column, value } = chosen;
    const row = random.oneOf(ofRecent<{ id: string; booking_id: string }>(rows[of]));
    if (!row) return [];
    const write = (name: string, written: unknown): Intended => ({
      name,
      by,
      method: 'PUT',
      path: `${path}/${row.id}`,
      body: { [column]: written },
    });
    const old: unknown = Reflect.get(row, column);
    return [write(`undo change of ${of}`, value(random)), write(`change ${of} back`, old), row.booking_id];
  }
}
