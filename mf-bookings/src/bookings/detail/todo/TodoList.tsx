import type { Booking } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { Link as RouterLink, useDialogAddress } from '@itinera/shared/router';
import { today, useSession } from '@itinera/shared/state';
import { Box, Button, Paper, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { usualMonths } from '../../../travellers/detail/passportWarning';
import { useHoldAgain } from '../hotels/useHoldAgain';
import type { Remedy, Todo } from './todo';
import { todosOf } from './todosOf';

/** What a booking needs next, each with the step that remedies it; nothing if it needs nothing. */
export function TodoList({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const { data: settings } = useSettings();
  const todos = todosOf(booking, {
    now: today(),
    isPartner,
    reference: settings?.child_age_reference ?? 'check_in',
    months: settings?.passport_months ?? usualMonths,
  });
  if (todos.length === 0) return null;
  return (
    <Paper
      data-unprinted
      component="section"
      variant="outlined"
      aria-labelledby="todo-title"
      sx={{ borderColor: 'warning.main', overflow: 'hidden' }}
    >
      <Typography id="todo-title" component="h2" variant="h3" sx={{ px: 2, pt: 1.25, pb: 0.5 }}>
        To do
      </Typography>
      <Box component="ul" aria-label="To do" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {todos.map((todo) => (
          <Line key={todo.text} todo={todo} booking={booking} />
        ))}
      </Box>
    </Paper>
  );
}

interface LineProps {
  todo: Todo;
  booking: Booking;
}

const Line = ({ todo: { text, minor, remedy }, booking }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: 1.5,
      px: 2,
      py: 0.25,
      minHeight: 36,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box component="span" aria-hidden="true" sx={{ color: 'warning.main', fontWeight: 600 }}>
      !
    </Box>
    <Typography sx={{ flex: 1, minWidth: '12ch', overflowWrap: 'anywhere' }}>{text}</Typography>
    {minor !== undefined && <Amount minor={minor} currency={booking.currency} />}
    {remedy && <RemedyButton remedy={remedy} booking={booking} />}
  </Box>
);

interface RemedyButtonProps {
  remedy: Remedy;
  booking: Booking;
}

function RemedyButton({ remedy: { verb, about, dialog, path, holds }, booking }: RemedyButtonProps) {
  const { open } = useDialogAddress('dialog');
  const holdAgain = useHoldAgain();
  const held = booking.hotels?.find(({ id }) => id === holds);
  const name = about === undefined ? verb : `${verb}: ${about}`;
  const looks = { size: 'small', variant: 'outlined', 'aria-label': name, sx: { flexShrink: 0 } } as const;
  return path === undefined ? (
    <Button {...looks} onClick={() => (held ? holdAgain(held) : dialog && open(dialog))}>
      {verb}
    </Button>
  ) : (
    <Button {...looks} component={RouterLink} to={path}>
      {verb}
    </Button>
  );
}
