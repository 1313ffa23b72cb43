import { locales, type EmbeddedName } from '@itinera/shared/contracts';
import { Box, Stack } from '@itinera/shared/ui';

/** Shows in which languages an entry has a name. */
export function LocaleBadges({ names = [] }: { names: EmbeddedName[] | undefined }) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, display: 'inline-flex' }}>
      {locales.map((locale) => {
        const isThere = names.some((name) => name.locale === locale);
        return (
          <Box
            component="span"
            key={locale}
            title={isThere ? undefined : `No name in ${locale}`}
            sx={{
              px: 0.75,
              border: 1,
              borderRadius: 1,
              fontSize: '0.75rem',
              borderStyle: isThere ? 'solid' : 'dashed',
              borderColor: isThere ? 'divider' : 'warning.main',
              color: isThere ? 'text.secondary' : 'warning.main',
            }}
          >
            {isThere ? locale : `no ${locale}`}
          </Box>
        );
      })}
    </Stack>
  );
}
