import type { SearchInput } from '@itinera/shared/contracts';
import { SaveViewDialog } from '@itinera/shared/record';
import { searchParams } from '../address';
import { listOfSearches } from './SavedSearches';

interface SaveSearchDialogProps {
  search: SearchInput;
  onClose: () => void;
}

/** Saves a search under a name. */
export const SaveSearchDialog = ({ search, onClose }: SaveSearchDialogProps) => (
  <SaveViewDialog
    noun="search"
    list={listOfSearches}
    query={Object.fromEntries(searchParams(search))}
    hint="Such as “Crete, families”"
    onClose={onClose}
  />
);
