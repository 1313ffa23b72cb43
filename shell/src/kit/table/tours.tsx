import { collection, decimal, id, integer, money, text, type Entity } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { defineList, textColumn, type Column } from '@itinera/shared/grid';

/** A collection that no server has. */
const tours = collection({
  path: '/api/kit-tours',
  entity: { id, name: text(120), city: text(80), stars: decimal(0, 5), nights: integer(1, 30), price: money },
  input: {},
  create: [],
  filters: {},
  sorts: ['name', 'stars', 'price'],
});
export type Tour = Entity<typeof tours>;
export type Tours = typeof tours;

const columns: Column<Tour>[] = [
  textColumn({
    id: 'name',
    header: 'Name',
    headline: true,
    essential: true,
    pinned: 'start',
    sort: 'name',
    width: 220,
    grow: 2,
    text: ({ name }) => name,
  }),
  textColumn({ id: 'city', header: 'City', width: 180, grow: 1, text: ({ city }) => city }),
  textColumn({
    id: 'stars',
    header: 'Stars',
    sort: 'stars',
    width: 110,
    align: 'end',
    text: ({ stars }) => stars,
  }),
  textColumn({ id: 'nights', header: 'Nights', width: 110, align: 'end', text: ({ nights }) => nights }),
  {
    id: 'price',
    header: 'Price',
    sort: 'price',
    width: 140,
    align: 'end',
    cell: ({ price }) => formatMoney(price, 'EUR'),
    value: ({ price }) => price,
  },
];

/** As an installation would define them. */
export const customFields: Column<Tour>[] = [
  textColumn({
    id: 'custom-guide',
    header: 'Guide (custom)',
    width: 160,
    text: ({ nights }) => (nights % 2 ? 'Anna Bērziņa' : ''),
  }),
];

export const toursList = (state: string) =>
  defineList({
    of: tours,
    name: `kit-${state.toLowerCase().replaceAll(' ', '-')}`,
    label: `Tours: ${state.toLowerCase()}`,
    noun: 'tour',
    query: {},
    columns,
    filters: [],
  });
