import type { KnownRoute, Shape } from '../../testing/routeTable';

export type Row = Record<string, unknown> & { id: string };

/** A collection whose entries can be created, read, changed and deleted. */
export interface Written {
  path: string;
  /** The field by which others refer to its entries. */
  reference: string;
  create: Shape;
  update: Shape;
}

export interface Entry {
  collection: Written;
  /** The body that created it, to create it again. */
  input: Record<string, unknown>;
  row: Row;
}

/** The expected state of the server: existing entries, and deleted ones. */
export interface Model {
  living: Entry[];
  removed: Entry[];
}

/** `country_id` for `/api/countries`, `hotel_class_id` for `/api/hotel-classes`. */
const referenceTo = (path: string): string => {
  const plural = path.replace('/api/', '').replaceAll('-', '_');
  return `${plural.replace(/ies$/, 'y').replace(/sses$/, 'ss').replace(/s$/, '')}_id`;
};

export function writtenCollections(routes: KnownRoute[]): Written[] {
  const find = (method: string, url: string) =>
    routes.find((route) => route.method === method && route.url === url);
  return routes.flatMap(({ method, url: path, body: create, answers }) => {
    const update = find('PUT', `${path}/:id`)?.body;
    const whole = find('GET', `${path}/:id`) && find('DELETE', `${path}/:id`);
    if (method !== 'POST' || !create?.properties || !update || !whole || !answers.has(201)) return [];
    return [{ path, reference: referenceTo(path), create, update }];
  });
}

/** Existing entries that this field could refer to. */
const candidates = ({ living }: Model, field: string): string[] =>
  living.filter(({ collection }) => collection.reference === field).map(({ row }) => row.id);

/** The same body, with references to entries of this sequence if there are any: otherwise nothing would be in use. */
export function aboutOwn(
  model: Model,
  body: Record<string, unknown>,
  choice: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      const own = candidates(model, field);
      return [field, typeof value === 'string' && own.length > 0 ? own[choice % own.length] : value];
    }),
  );
}

/** Entries that refer to this one. */
export const usersOf = ({ living }: Model, { collection, row }: Entry): Entry[] =>
  living.filter((other) => other.row[collection.reference] === row.id);
