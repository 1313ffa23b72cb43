import { expect } from '@jest/globals';
import fc from 'fast-check';
import { valid } from '../../testing/arbitraries';
import type { KnownIds } from '../../testing/knownIds';
import type { TestServer } from '../../testing/testServer';
import { aboutOwn, usersOf, type Entry, type Model, type Row, type Written } from './model';

/** The server under test, and all of its answers, without what differs from run to run. */
export interface Real {
  server: TestServer;
  token: string;
  outcomes: string[];
}

type Command = fc.AsyncCommand<Model, Real>;
type Body = Record<string, unknown>;

const writtenByItself = new Set(['id', 'created_at', 'updated_at', 'created']);
/** Fields that change with another one, unless they are given: an airport that moves gets the name of its new country. */
const goesWith: Record<string, string> = {
  iso_country: 'country_id',
  // A flight with seats of a block has the fields of the block.
  ...Object.fromEntries(
    [
      'carrier_id',
      'flight_number',
      'direction',
      'origin_airport_id',
      'destination_airport_id',
      'departure_date',
      'departure_time',
      'arrival_date',
      'arrival_time',
      'seats',
    ].map((field) => [field, 'block_seat_id']),
  ),
};
/** Computed from other entries, which come and go. */
const counted = new Set(['seats_sold', 'seats_held', 'seats_free']);

const ownFields = (row: Row): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([field]) => !counted.has(field))),
  id: row.id,
});

async function call(
  { server, token, outcomes }: Real,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: Body,
) {
  const answer = await server.call(url, { method, token, body });
  if (answer.statusCode >= 500)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
  const { result = null, error }: { result?: Row | null; error?: { code: string } } = answer.json();
  outcomes.push(
    `${method} ${url.replace(/\/[0-9a-f-]{36}$/, '/…')} ${answer.statusCode} ${error?.code ?? ''}`,
  );
  return { status: answer.statusCode, result, body: answer.body };
}

const addressOf = ({ collection, row }: Entry) => `${collection.path}/${row.id}`;
const pick = <T>(items: T[], choice: number): T | undefined => items[choice % items.length];

/** Reasons that are kept only while they are needed: of a block, while it has fewer seats than are taken. */
const keptWhileNeeded = new Set(['oversold_reason']);

/** Checks that the given values were stored; a contract may trim a text, and "" may mean no value. */
function expectTaken(row: Row, given: Body): void {
  for (const [field, value] of Object.entries(given)) {
    if (!(field in row) || typeof value === 'object' || value === '') continue;
    if (keptWhileNeeded.has(field) && row[field] === null) continue;
    const plain = (part: unknown) => (typeof part === 'string' ? part.trim() : part);
    expect({ field, value: plain(row[field]) }).toEqual({ field, value: plain(value) });
  }
}

/** Compares an entry of the server with the model. */
async function expectAsModelled(real: Real, entry: Entry): Promise<void> {
  const { status, result } = await call(real, 'GET', addressOf(entry));
  expect({ status, result }).toMatchObject({ status: 200, result: entry.row });
}

const create =
  (collection: Written, input: Body, again: boolean): Command['run'] =>
  async (model, real) => {
    const { status, result, body } = await call(real, 'POST', collection.path, input);
    if (status !== 201 || !result) {
      // A body that was accepted once is accepted again, unless an entry that it refers to is gone.
      if (again)
        expect({ path: collection.path, status, body }).toEqual({
          path: collection.path,
          status: expect.any(Number),
          body: expect.stringMatching(/_id|Idempotency|invalid|duplicate/),
        });
      return;
    }
    expectTaken(result, input);
    const entry = { collection, input, row: ownFields(result) };
    model.living.push(entry);
    await expectAsModelled(real, entry);
  };

class Create implements Command {
  constructor(
    readonly collection: Written,
    readonly body: Body,
    readonly choice: number,
  ) {}
  check = () => true;
  run: Command['run'] = (model, real) =>
    create(this.collection, aboutOwn(model, this.body, this.choice), false)(model, real);
  toString = () => `create ${this.collection.path} ${JSON.stringify(this.body)} (${this.choice})`;
}

class Restore implements Command {
  constructor(readonly choice: number) {}
  check = ({ removed }: Readonly<Model>) => removed.length > 0;
  run: Command['run'] = async (model, real) => {
    const entry = pick(model.removed, this.choice);
    if (entry) await create(entry.collection, entry.input, true)(model, real);
  };
  toString = () => `restore (${this.choice})`;
}

class Update implements Command {
  constructor(
    readonly bodies: Map<string, Body>,
    readonly choice: number,
  ) {}
  check = ({ living }: Readonly<Model>) => living.length > 0;
  run: Command['run'] = async (model, real) => {
    const entry = pick(model.living, this.choice);
    if (!entry) return;
    const changes = aboutOwn(model, this.bodies.get(entry.collection.path) ?? {}, this.choice);
    const { status, result } = await call(real, 'PUT', addressOf(entry), changes);
    if (status === 200 && result) {
      expectTaken(result, changes);
      const isUntouched = (field: string) =>
        !(field in changes) && !((goesWith[field] ?? field) in changes) && !writtenByItself.has(field);
      const untouched = Object.entries(entry.row).filter(
        ([field, value]) => isUntouched(field) && typeof value !== 'object',
      );
      expect(result).toMatchObject({ ...Object.fromEntries(untouched), id: entry.row.id });
      // Changed names are in the answer; a plain GET has none.
      entry.row = {
        ...entry.row,
        ...Object.fromEntries(Object.entries(result).filter(([field]) => field in entry.row)),
      };
    }
    await expectAsModelled(real, entry);
  };
  toString = () => `update ${JSON.stringify([...this.bodies])} (${this.choice})`;
}

class Remove implements Command {
  constructor(readonly choice: number) {}
  check = ({ living }: Readonly<Model>) => living.length > 0;
  run: Command['run'] = async (model, real) => {
    const entry = pick(model.living, this.choice);
    if (!entry) return;
    const users = usersOf(model, entry);
    const { status, body } = await call(real, 'DELETE', addressOf(entry));
    if (status !== 200) {
      // Only a deletion of an entry in use may be refused, and changes nothing.
      expect({ body, used: users.length > 0 }).toMatchObject({
        body: expect.stringContaining('in_use'),
        used: true,
      });
      await expectAsModelled(real, entry);
      return;
    }
    model.living = model.living.filter((other) => other !== entry);
    model.removed.push(entry);
    await this.#expectNothingLeft(model, real, users);
  };
  /** Entries that referred to it are deleted as well, or refer to nothing now. */
  async #expectNothingLeft(model: Model, real: Real, users: Entry[]): Promise<void> {
    for (const user of users) {
      const { status, result } = await call(real, 'GET', addressOf(user));
      if (status === 200 && result) {
        expect(Object.values(result)).not.toContain(model.removed.at(-1)?.row.id);
        user.row = result;
        continue;
      }
      expect(status).toBe(404);
      model.living = model.living.filter((other) => other !== user);
      model.removed.push(user);
      await this.#expectNothingLeft(model, real, usersOf(model, user));
    }
  }
  toString = () => `remove (${this.choice})`;
}

class UseAfterRemoval implements Command {
  constructor(readonly choice: number) {}
  check = ({ removed }: Readonly<Model>) => removed.length > 0;
  run: Command['run'] = async (model, real) => {
    const entry = pick(model.removed, this.choice);
    if (!entry) return;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const { status } = await call(real, method, addressOf(entry), method === 'PUT' ? {} : undefined);
      expect({ method, url: addressOf(entry), status }).toEqual({
        method,
        url: addressOf(entry),
        status: 404,
      });
    }
  };
  toString = () => `use after removal (${this.choice})`;
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bodies = (shape: Written['create'], ids: KnownIds): fc.Arbitrary<Body> =>
  valid(shape, ids).filter(isBody);

export function commandsOn(collections: Written[], ids: KnownIds): fc.Arbitrary<Iterable<Command>> {
  const choice = fc.nat({ max: 1_000 });
  const creations = fc
    .constantFrom(...collections)
    .chain((collection) =>
      fc
        .tuple(bodies(collection.create, ids), choice)
        .map(([body, number]) => new Create(collection, body, number)),
    );
  const changes = fc.tuple(
    ...collections.map((collection) =>
      bodies({ ...collection.update, required: [] }, ids).map((body) => [collection.path, body] as const),
    ),
  );
  const commands = [
    creations,
    creations,
    creations,
    fc.tuple(changes, choice).map(([each, number]) => new Update(new Map(each), number)),
    choice.map((number) => new Remove(number)),
    choice.map((number) => new UseAfterRemoval(number)),
    choice.map((number) => new Restore(number)),
  ];
  return fc.commands<Model, Real, false>(commands, { maxCommands: 16, size: 'max' });
}
