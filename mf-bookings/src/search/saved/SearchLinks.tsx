import { Link as RouterLink } from '@itinera/shared/router';
import { today } from '@itinera/shared/state';
import type { ReactNode } from 'react';
import { StartCard } from '../start/StartCard';
import { StartList } from '../start/StartList';
import { addressOfSearch } from './addressOfSearch';
import { SearchInWords } from './SearchInWords';

export interface KeptSearch {
  id: string;
  name?: string;
  params: URLSearchParams;
  /** Actions beside the link. */
  actions?: ReactNode;
}

/** Links that repeat searches. */
export const SearchLinks = ({ title, searches }: { title: string; searches: readonly KeptSearch[] }) => (
  <StartCard title={title}>
    <StartList>
      {searches.map(({ id, name, params, actions }) => (
        <li key={id}>
          <span data-kept>
            <RouterLink to={addressOfSearch(params, today())}>
              {name === undefined ? <SearchInWords params={params} /> : <b>{name}</b>}
            </RouterLink>
            {name !== undefined && (
              <span data-quiet>
                <SearchInWords params={params} />
              </span>
            )}
          </span>
          {actions && <span data-actions>{actions}</span>}
        </li>
      ))}
    </StartList>
  </StartCard>
);
