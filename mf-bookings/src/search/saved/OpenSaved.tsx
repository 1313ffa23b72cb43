import { savedViews } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useNavigate } from '@itinera/shared/router';
import { today } from '@itinera/shared/state';
import { useEffect } from 'react';
import { addressOfSearch } from './addressOfSearch';
import { listOfSearches } from './SavedSearches';

/** Opens the saved search in the address, such as one from the palette. */
export function OpenSaved({ id }: { id: string }) {
  const { data } = useList(savedViews, { list: listOfSearches });
  const navigate = useNavigate();
  const saved = data?.result.find((view) => view.id === id);
  useEffect(() => {
    if (saved) void navigate(addressOfSearch(new URLSearchParams(saved.query), today()), { replace: true });
  }, [saved, navigate]);
  if (!data || saved) return null;
  return <p role="status">This saved search has been deleted.</p>;
}
