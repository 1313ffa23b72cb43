import { hotels } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { DataTable, SearchField, useListState } from '@itinera/shared/grid';
import { useNavigate, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Button, Page, Stack } from '@itinera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { columns } from './columns';

// The selects weigh more than the table; they arrive when somebody filters.
const HotelFilters = lazy(() => import('./HotelFilters').then((module) => ({ default: module.HotelFilters })));

const AddHotelDialog = lazy(() => import('./AddHotelDialog').then((module) => ({ default: module.AddHotelDialog })));

export default function HotelsPage() {
  const { partner } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const list = useListState(hotels, 'hotels');
  const rows = useList(hotels, { ...list.query, with_data: true });
  const [showFilters, setShowFilters] = useState(false);
  const filterCount = Object.keys(list.filters).length;

  const mayAdd = partner === undefined;
  const setAdding = (adding: boolean) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (adding) next.set('add', 'hotel');
      else next.delete('add');
      return next;
    });

  return (
    <Page
      title="Hotels"
      actions={
        mayAdd && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            Add hotel
          </Button>
        )
      }
    >
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField label="Search hotels" value={list.q} onChange={list.setQ} />
        <Button variant="outlined" aria-expanded={showFilters} onClick={() => setShowFilters(!showFilters)}>
          {filterCount ? `Filters (${filterCount})` : 'Filters'}
        </Button>
        {list.isNarrowed && <Button onClick={list.clear}>Clear filters</Button>}
      </Stack>
      {showFilters && (
        <Suspense>
          <HotelFilters filters={list.filters} onChange={list.setFilters} />
        </Suspense>
      )}
      <DataTable
        label="Hotels"
        noun="hotel"
        columns={columns}
        list={list}
        rows={rows}
        whenEmpty="As soon as a hotel is added it will be listed here."
      />
      {mayAdd && search.get('add') === 'hotel' && (
        <Suspense>
          <AddHotelDialog
            onClose={(added) => (added ? navigate(pathTo('hotels-id', { id: added.id })) : setAdding(false))}
          />
        </Suspense>
      )}
    </Page>
  );
}
