import { countries, hotels, type Hotel } from '@itinera/shared/contracts';
import {
  DataTable,
  defineList,
  entityFilter,
  ListToolbar,
  textColumn,
  useDataList,
  type Column,
} from '@itinera/shared/grid';
import { Button } from '@itinera/shared/ui';

const columns: Column<Hotel>[] = [
  textColumn({
    id: 'name',
    header: 'Name',
    headline: true,
    essential: true,
    sort: 'name',
    width: 240,
    grow: 2,
    text: ({ name }) => name,
  }),
  textColumn({
    id: 'class',
    header: 'Class',
    sort: 'hotel_class',
    width: 160,
    grow: 1,
    text: ({ hotel_class }) => hotel_class?.name,
  }),
  textColumn({
    id: 'stars',
    header: 'Stars',
    sort: 'stars',
    width: 110,
    align: 'end',
    text: ({ stars }) => stars,
  }),
];

const list = defineList({
  of: hotels,
  name: 'kit-hotels',
  label: 'Hotels',
  noun: 'hotel',
  query: { with_data: true },
  columns,
  filters: [
    entityFilter({
      key: 'country_id',
      label: 'Country',
      collection: countries,
      query: () => ({ with_data: true }),
      nameOf: ({ country_name }) => country_name?.name ?? '—',
    }),
    { kind: 'number', key: 'beach_line_num', label: 'Beach line' },
    { kind: 'switch', key: 'is_active', label: 'Active' },
  ],
});

/** A list of the API; its state is in the address. */
export function Tools() {
  const hotelsList = useDataList(list);
  return (
    <>
      <ListToolbar list={hotelsList}>
        <Button variant="contained">The page’s own</Button>
      </ListToolbar>
      <DataTable list={hotelsList} whenEmpty="As soon as a hotel is added it will be listed here." />
    </>
  );
}
