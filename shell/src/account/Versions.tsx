import { formatInstant } from '@itinera/shared/format';
import { useParts } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import { useNewReleases } from '../releases/useNewReleases';

/** Lists the releases of the shell and of each remote that this page runs, to be quoted in a report. */
export function Versions() {
  const titleId = useId();
  const news = useNewReleases();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
        Versions
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {useParts().map(({ name, release, commit, built, isFallback }) => (
          <Typography key={name} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{name}</strong> {release}
            {isFallback && ' (previous release: the current one could not be loaded)'}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              commit {commit}, built {formatInstant(built)}
            </Box>
            {news
              .filter(({ of }) => of === name)
              .map((next) => (
                <Box key={next.release} component="span" sx={{ display: 'block' }}>
                  {next.release} available after reload
                </Box>
              ))}
          </Typography>
        ))}
      </Box>
    </section>
  );
}
