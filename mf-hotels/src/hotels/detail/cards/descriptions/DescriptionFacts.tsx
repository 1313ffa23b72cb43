import { locales, type Hotel } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { textsOf } from './descriptionLinks';

/** Descriptions side by side. Long ones scroll. */
export function DescriptionFacts({ hotel }: { hotel: Hotel }) {
  const texts = textsOf(hotel.hotel_descriptions);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {locales.map((locale) => (
        <div key={locale}>
          <Typography component="h3" variant="subtitle2">
            {languages[locale]}
          </Typography>
          <Box
            role="group"
            aria-label={`Description in ${languages[locale]}`}
            lang={locale}
            tabIndex={texts[locale] ? 0 : undefined}
            sx={{ maxHeight: 220, overflowY: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {texts[locale] || '—'}
          </Box>
        </div>
      ))}
    </Box>
  );
}
