import { searchInput, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Button, Notice, Stack } from '@itinera/shared/ui';
import { searchLabels } from '../form/searchForm';

interface NothingFoundProps {
  search: SearchInput;
  removedBy: SearchResult['removed_by'];
  onSearch: (search: SearchInput) => void;
}

const isKnown = (filter: string): filter is keyof typeof searchLabels => filter in searchLabels;

/** A search without one of its filters, if it is one still. */
function without(search: SearchInput, filter: string): SearchInput | undefined {
  const rest = { ...search, [filter]: undefined };
  // A transfer is part of a flight.
  return searchInput.safeParse(filter === 'origin_city_id' ? { ...rest, with_transfer: undefined } : rest)
    .data;
}

/** Says which filters keep everything out, and searches without one of them on a press. */
export function NothingFound({ search, removedBy, onSearch }: NothingFoundProps) {
  const remedies = removedBy.flatMap(({ filter, hotels }) => {
    const rest = without(search, filter);
    return rest && isKnown(filter) ? [{ filter, hotels, rest, label: searchLabels[filter] }] : [];
  });
  return (
    <Notice
      title="Nothing found"
      action={
        remedies.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            {remedies.map(({ filter, hotels, rest, label }, index) => (
              <Button
                key={filter}
                variant={index === 0 ? 'contained' : 'outlined'}
                onClick={() => onSearch(rest)}
              >
                Search without ‘{label}’: {plural(hotels, 'hotel')}
              </Button>
            ))}
          </Stack>
        )
      }
    >
      {remedies[0]
        ? `‘${remedies[0].label}’ removes the most: ${plural(remedies[0].hotels, 'hotel')} would be found without it.`
        : 'Try more days of arrival, other lengths of stay, or another place.'}
    </Notice>
  );
}
