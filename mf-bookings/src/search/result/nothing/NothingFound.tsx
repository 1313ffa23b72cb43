import type { SearchInput, SearchResult } from '@itinera/shared/contracts';
import { Button, Notice, Stack, Typography } from '@itinera/shared/ui';
import { NearestDays } from './NearestDays';
import { remediesOf } from './remedies';

interface NothingFoundProps {
  search: SearchInput;
  result: SearchResult;
  onSearch: (search: SearchInput) => void;
}

const advice = 'Try more days of arrival, other lengths of stay, or another place.';

/** The nearest days on which something is found, and the filters that exclude all trips; each is searched with one press. */
export function NothingFound({ search, result, onSearch }: NothingFoundProps) {
  const { nearest = [], removed_by, currency } = result;
  const remedies = remediesOf(search, removed_by);
  const hasDays = nearest.length > 0;
  const why = remedies[0]?.why;
  return (
    <Notice
      title="Nothing found"
      action={
        <>
          {hasDays && <NearestDays days={nearest} {...{ search, currency, onSearch }} />}
          {hasDays && why && <Typography color="textSecondary">{why}</Typography>}
          {remedies.length > 0 && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
              {remedies.map(({ filter, hotels, verb, wider }, index) => (
                <Button
                  key={filter}
                  variant={index === 0 && !hasDays ? 'contained' : 'outlined'}
                  onClick={() => onSearch(wider)}
                >
                  {verb}: {hotels}
                </Button>
              ))}
            </Stack>
          )}
        </>
      }
    >
      {hasDays ? 'On these days there is nothing. The nearest on which there is:' : (why ?? advice)}
    </Notice>
  );
}
