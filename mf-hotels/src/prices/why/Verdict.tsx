import type { Blocker, Quote } from '@itinera/shared/contracts';
import { blockerInWords, formatMoney, guestsInWords, plural } from '@itinera/shared/format';
import { Alert, Box, Typography } from '@itinera/shared/ui';
import { RuleLink } from './RuleLink';
import type { NamedBook } from './usePriceBook';

const dialogOf: Partial<Record<Blocker['code'], string>> = {
  stop_sale: 'stop-sales',
  closed_to_arrival: 'stop-sales',
  blocked_checkout: 'blocked-checkouts',
  min_stay: 'periods',
  max_stay: 'periods',
  release: 'periods',
  too_short: 'stay-lengths',
  too_long: 'stay-lengths',
};

function Reason({ blocker, guests, book }: { blocker: Blocker; guests: string; book: NamedBook }) {
  const dialog = dialogOf[blocker.code];
  const limits = [...book.periods, ...book.stay_lengths].find(({ id }) => id === blocker.rule_id);
  const text = blockerInWords(blocker, guests, limits);
  return dialog === undefined ? text : <RuleLink dialog={dialog}>{text}</RuleLink>;
}

/** Price of the stay, and whether it can be sold. */
export function Verdict({ quote, book }: { quote: Quote; book: NamedBook }) {
  const { net_minor, gross_minor, discount_minor, nights, blockers, passengers } = quote;
  const money = (minor: number) => formatMoney(minor, quote.currency);
  const guests = guestsInWords(passengers);
  return (
    <Box role="status">
      {net_minor !== null && (
        <Typography variant="h5" component="p">
          {money(net_minor)} for {plural(nights.length, 'night')}
        </Typography>
      )}
      {net_minor !== null && gross_minor !== null && !!discount_minor && (
        <Typography color="textSecondary">
          {money(gross_minor)} − {money(discount_minor)} by offers
        </Typography>
      )}
      {blockers.length === 0 ? (
        <Alert severity="success" sx={{ mt: 1 }}>
          Can be sold
        </Alert>
      ) : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <b>Can’t be sold</b>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {blockers.map((blocker) => (
              <li key={`${blocker.code} ${blocker.rule_id}`}>
                <Reason blocker={blocker} guests={guests} book={book} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
