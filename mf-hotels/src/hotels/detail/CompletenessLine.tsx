import type { Hotel } from '@itinera/shared/contracts';
import { Link as RouterLink, useDialogAddress, useLocation } from '@itinera/shared/router';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { cards } from './cards/cards';
import { completenessOf } from './cards/completeness';

/** `82 % complete: no Russian description, no images`. Each part opens the dialog that completes it. */
export function CompletenessLine({ hotel }: { hotel: Hotel }) {
  const { percent, missing } = completenessOf(cards, hotel);
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
            to={addressOf(name)}
            state={{ ...state, dialog: 'edit' }}
            underline="always"
          >
            {words}
          </Link>
        </span>
      ))}
    </Typography>
  );
}
