import { Box, LinearProgress, Typography, useMinimumDuration, useSlow } from '@itinera/shared/ui';

/** After this time the page says that the search takes long. */
const slowMs = 6000;

/** Bar of a running search, and advice when it takes long. */
export function SearchProgress({ isSearching }: { isSearching: boolean }) {
  const isShown = useMinimumDuration(isSearching);
  const isSlow = useSlow(isSearching, slowMs);
  return (
    <>
      <Box sx={{ height: 4, mb: 0.5 }}>{isShown && <LinearProgress aria-label="Searching" />}</Box>
      {isSlow && (
        <Typography role="status" color="textSecondary">
          The search takes longer than usual. It goes faster with fewer days, lengths of stay or places.
        </Typography>
      )}
    </>
  );
}
