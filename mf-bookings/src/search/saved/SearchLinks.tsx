import { Link as RouterLink } from '@itinera/shared/router';
import { today } from '@itinera/shared/state';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';
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
export function SearchLinks({ title, searches }: { title: string; searches: readonly KeptSearch[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h2" variant="h2" sx={{ fontSize: '1rem', mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {searches.map(({ id: key, name, params, actions }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36, flexWrap: 'wrap' }}
          >
            <Link component={RouterLink} to={addressOfSearch(params, today())} sx={{ py: 0.75 }}>
              {name ?? <SearchInWords params={params} />}
            </Link>
            {name !== undefined && (
              <Typography variant="body2" component="span" color="textSecondary">
                <SearchInWords params={params} />
              </Typography>
            )}
            {actions}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
