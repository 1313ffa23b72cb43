import type { SearchInput } from '@itinera/shared/contracts';
import { Button, useMediaQuery, type Theme } from '@itinera/shared/ui';
import { useState } from 'react';
import { SearchForm } from '../form/SearchForm';
import { SearchInWords } from '../saved/SearchInWords';

interface SearchHeadProps {
  params: URLSearchParams;
  /** Parameters of the search; undefined while it is not complete. */
  address: string | undefined;
  /** Currency of prices, if it is not that of the settings. */
  currency: string | undefined;
  onSearch: (search: SearchInput) => void;
}

/** Form of the search; on a phone, the search in words until it is edited. */
export function SearchHead({ params, address, currency, onSearch }: SearchHeadProps) {
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [isEditing, setEditing] = useState(false);
  if (isPhone && address !== undefined && !isEditing)
    return (
      <Button
        fullWidth
        variant="outlined"
        sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
        onClick={() => setEditing(true)}
      >
        <span>
          <SearchInWords params={params} />
        </span>
      </Button>
    );
  const searchFor = (search: SearchInput) => {
    setEditing(false);
    onSearch(search);
  };
  return <SearchForm key={address ?? ''} params={params} currency={currency} onSearch={searchFor} />;
}
