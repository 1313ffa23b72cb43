import { graphPrices, type Hotel } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { Link as RouterLink, useDialogAddress, useLocation } from '@itinera/shared/router';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { cards } from './cards/cards';
import { completenessOf, type Completeness } from './cards/completeness';
import { unusedTypes } from './cards/types/unusedTypes';

/** Cards without which nothing of a hotel is sold. */
const toSell = new Set(['rooms', 'boardings', 'child-ages', 'partners']);

const activity = { name: 'status', missingIn: ({ is_active }: Hotel) => (is_active ? [] : ['inactive']) };

/**
 * What a hotel lacks to be sold, such as `To sell: 5 of 6: 2 rooms unused`, and then what is nice to have, such as `82 % complete: no Russian
 * description, no images`. Each part links to its dialog.
 */
export function CompletenessLine({ hotel }: { hotel: Hotel }) {
  const rows = useList(graphPrices, { hotel_id: hotel.id }).data?.result;
  const unused = rows ? unusedTypes(hotel, rows) : [];
  const prices = { name: 'prices', missingIn: () => unused.map(({ words }) => words) };
  const needed = [activity, ...cards.filter(({ name }) => toSell.has(name)), prices];
  const sale = completenessOf(needed, hotel);
  const lacking = new Set(sale.missing.map(({ name }) => name));
  const { percent, missing } = completenessOf([...cards, prices], hotel);
  const others = missing.filter(({ name }) => !toSell.has(name) && name !== 'prices');
  const searchOf = new Map(unused.map(({ words, search }) => [words, search]));
  return (
    <Typography component="div" variant="body2">
      <Line
        label="Ready to sell"
        words={`To sell: ${needed.length - lacking.size} of ${needed.length}`}
        missing={sale.missing}
        searchOf={searchOf}
      />
      <Line label="Completeness" words={`${percent} % complete`} missing={others} searchOf={searchOf} />
    </Typography>
  );
}

interface LineProps {
  label: string;
  words: string;
  missing: Completeness['missing'];
  /** Addresses of what is not in a dialog of the page. */
  searchOf: ReadonlyMap<string, string>;
}

function Line({ label, words, missing, searchOf }: LineProps) {
  const { addressOf } = useDialogAddress('edit');
  const { state } = useLocation();
  return (
    <Box role="group" aria-label={label}>
      <Box component="span" sx={{ color: missing.length ? 'warning.main' : 'success.main', fontWeight: 600 }}>
        {words}
        {missing.length === 0 && ' ✓'}
      </Box>
      {missing.map(({ name, words: part }, index) => (
        <span key={`${name} ${part}`}>
          {index === 0 ? ': ' : ', '}
          <Link
            component={RouterLink}
            to={searchOf.get(part) ?? addressOf(name)}
            state={{ ...state, dialog: searchOf.has(part) ? 'dialog' : 'edit' }}
            underline="always"
          >
            {part}
          </Link>
        </span>
      ))}
    </Box>
  );
}
