import { countries, hotelClasses, hotels, onlyEntry, regions, type Hotel } from '@itinera/shared/contracts';
import { defineList } from '../list/defineList';
import { entityFilter } from '../list/filter';
import { textColumn } from '../list/textColumn';
import { useDataList } from '../dataList/useDataList';
import { ListToolbar } from './ListToolbar';

const definition = defineList({
  of: hotels,
  name: 'hotels',
  label: 'Hotels',
  noun: 'hotel',
  query: { with_data: true },
  columns: [
    textColumn<Hotel>({ id: 'name', header: 'Name', essential: true, width: 200, text: ({ name }) => name }),
    textColumn<Hotel>({
      id: 'stars',
      header: 'Stars',
      sort: 'stars',
      width: 100,
      text: ({ stars }) => stars,
    }),
    textColumn<Hotel>({
      id: 'note',
      header: 'Note',
      hidden: true,
      width: 100,
      text: ({ status_note }) => status_note,
    }),
  ],
  filters: [
    entityFilter({
      key: 'country_id',
      label: 'Country',
      collection: countries,
      query: () => ({ with_data: true }),
      nameOf: ({ country_name }) => country_name?.name ?? '—',
    }),
    entityFilter({
      key: 'region_id',
      label: 'Region',
      within: 'country_id',
      collection: regions,
      query: ({ country_id }) => ({ with_data: true, country_id: onlyEntry(country_id) }),
      nameOf: ({ name }) => name,
    }),
    entityFilter({
      key: 'hotel_class_id',
      label: 'Class',
      several: true,
      collection: hotelClasses,
      nameOf: ({ name }) => name,
    }),
    { kind: 'range', key: 'stars', label: 'Stars' },
    { kind: 'switch', key: 'is_active', label: 'Active' },
  ],
});

/** A toolbar with a minimal list, so that tests do not depend on the table. */
export function ListPage() {
  const list = useDataList(definition);
  const { selection, rows } = list;
  return (
    <>
      <ListToolbar list={list} />
      <ul aria-label="Rows">
        {rows.loaded.map(({ id, name }, place) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(place)} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
