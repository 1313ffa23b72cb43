import { savedViews } from '@itinera/shared/contracts';
import { messageOf, useList, useRemove } from '@itinera/shared/data';
import { Alert, Button } from '@itinera/shared/ui';
import { SearchLinks } from './SearchLinks';

/** Key under which saved views of searches are stored. */
export const listOfSearches = 'search';

/** Saved searches: the user's own, and shared ones. */
export function SavedSearches() {
  const { data, error, refetch } = useList(savedViews, { list: listOfSearches });
  const remove = useRemove(savedViews);
  if (error && !data)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The saved searches could not be loaded. {messageOf(error)}
      </Alert>
    );
  if (!data || data.result.length === 0) return null;
  return (
    <SearchLinks
      title="Saved searches"
      searches={data.result.map((view) => ({
        id: view.id,
        name: view.name,
        params: new URLSearchParams(view.query),
        actions: view.is_mine && (
          <Button
            size="small"
            aria-label={`Delete ‘${view.name}’`}
            onClick={() => void remove(view, { named: `Search ‘${view.name}’` })}
          >
            Delete
          </Button>
        ),
      }))}
    />
  );
}
