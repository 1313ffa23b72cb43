import { expect, test } from '@jest/globals';
import { render, screen } from '@itinera/shared/testing';
import type { ListState } from '../list/useListState';
import { EmptyList } from './EmptyList';

const list = (parts: Partial<ListState>): ListState => ({
  q: '',
  sort: undefined,
  page: 1,
  perPage: 25,
  filters: {},
  ignored: {},
  isNarrowed: false,
  setQ: () => undefined,
  setSort: async () => undefined,
  setPage: () => undefined,
  setPerPage: () => undefined,
  setFilters: () => undefined,
  clear: () => undefined,
  ...parts,
});

test.each([
  ['a search', list({ q: 'baltik', isNarrowed: true }), 'No results for ‘baltik’'],
  ['filters', list({ filters: { country_id: '7' }, isNarrowed: true }), 'No matching cities'],
  ['nothing', list({}), 'No cities yet'],
])('a list narrowed by %s names what was not found', (_by, state, title) => {
  render(
    <EmptyList error={null} list={state} noun="city" total={0} whenEmpty="" onRetry={() => undefined} />,
  );
  expect(screen.getByText(title)).toBeVisible();
});
