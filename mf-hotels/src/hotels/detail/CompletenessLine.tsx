import { graphPrices, type Hotel } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { Link as RouterLink, useDialogAddress, useLocation } from '@itinera/shared/router';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { cards } from './cards/cards';
import { completenessOf } from './cards/completeness';
import { unusedTypes } from './cards/types/unusedTypes';

/** Such as `82 % complete: no Russian description, no images, 2 rooms unused`. Each part links to its dialog. */
export function CompletenessLine({ hotel }: { hotel: Hotel }) {
  const rows = useList(graphPrices, { hotel_id: hotel.id }).data?.result;
  const unused = rows ? unusedTypes(hotel, rows) : [];
  const prices = { name: 'prices', missingIn: () => unused.map(({ words }) => words) };
  const { percent, missing } = completenessOf([...cards, prices], hotel);
  const searchOf = new Map(unused.map(({ words, search }) => [words, search]));
  const { addressOf } = useDialogAddress('edit');
  const { state } = useLocation();
  return (
    <Typography component="div" variant="body2" role="group" aria-label="Completeness">
      <Box component="span" sx={{ color: missing.length ? 'warning.main' : 'success.main', fontWeight: 600 }}>
        {percent} % complete
      </Box>
      {missing.map(({ name, words }, index) => (
        <span key={`${name} ${words}`}>
          {index === 0 ? ': ' : ', '}
          <Link
            component={RouterLink}
            to={searchOf.get(words) ?? addressOf(name)}
            state={{ ...state, dialog: searchOf.has(words) ? 'dialog' : 'edit' }}
            underline="always"
          >
            {words}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
