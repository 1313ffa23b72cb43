import { hotels } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { DataTable, SearchField, useListState } from '@itinera/shared/grid';
import { Button, Page, Stack } from '@itinera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { columns } from './columns';

// The selects weigh more than the table; they arrive when somebody filters.
const HotelFilters = lazy(() => import('./HotelFilters').then((module) => ({ default: module.HotelFilters })));

export default function HotelsPage() {
  const list = useListState(hotels, 'hotels');
  const rows = useList(hotels, { ...list.query, with_data: true });
  const [showFilters, setShowFilters] = useState(false);
  const filterCount = Object.keys(list.filters).length;

  return (
    <Page title="Hotels">
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
    </Page>
  );
}
