import type { Quote } from '@itinera/shared/contracts';
import { stayChargeInWords } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { RuleLink } from './RuleLink';

/** What the guests of the stay pay at the hotel, beside its price. */
export function ChargesAtHotel({ quote: { charges = [] } }: { quote: Quote }) {
  return (
    <Box component="section" aria-label="Paid at the hotel">
      <Typography variant="h6" component="h3">
        Paid at the hotel
      </Typography>
      {charges.length === 0 ? (
        <RuleLink dialog="hotel-charges">Nothing.</RuleLink>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {charges.map((charge) => (
            <li key={charge.charge_id}>
              <RuleLink dialog="hotel-charges">{stayChargeInWords(charge)}</RuleLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
