import type { Quote } from '@itinera/shared/contracts';
import { formatMoney, rejectionInWords } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { RuleLink } from './RuleLink';

/** Offers that reduce the price, and why others don't. */
export function OffersOfStay({ quote: { applied, rejected, currency } }: { quote: Quote }) {
  const money = (minor: number) => formatMoney(minor, currency);
  if (applied.length + rejected.length === 0) return null;
  return (
    <Box component="section" aria-label="Offers">
      <Typography variant="h6" component="h3">
        Offers
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {applied.map(({ offer_id, name, amount_minor }) => (
          <li key={offer_id}>
            <RuleLink dialog="offers">{name}</RuleLink>: <b>−{money(amount_minor)}</b>
          </li>
        ))}
        {rejected.map(({ offer_id, name, reason, net_minor }) => (
          <Box component="li" key={offer_id} sx={{ color: 'text.secondary' }}>
            <RuleLink dialog="offers">{name}</RuleLink>: {rejectionInWords(reason)}
            {net_minor !== null && reason !== 'no_effect' && ` (${money(net_minor)} with this one alone)`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
