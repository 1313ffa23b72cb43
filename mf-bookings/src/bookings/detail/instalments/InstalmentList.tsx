import { instalments, type Booking, type Instalment } from '@itinera/shared/contracts';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { today } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { newEntry, type BlockFactsProps } from '../block';
import { Rest } from './Rest';
import { RemoveButton } from '../RemoveButton';
import { actionsOnHover } from '../trip/actionsOnHover';
import { EditButton } from '../trip/EditButton';
import { instalmentState } from './instalmentState';

/** Instalments with their due days and what was received. */
export function InstalmentList({ booking, onEdit }: BlockFactsProps) {
  const { open } = useDialogAddress('dialog');
  const all = booking.instalments ?? [];
  return (
    <>
      {all.length === 0 && !booking.rest_minor && (
        <Typography color="textSecondary">No instalments</Typography>
      )}
      <Box
        component="ul"
        aria-label="Instalments"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}
      >
        {all.map((instalment) => (
          <Line key={instalment.id} {...{ booking, instalment, onEdit }} />
        ))}
      </Box>
      <PlanDiffers booking={booking} />
      <Rest booking={booking} isEditable={onEdit !== undefined} />
      {onEdit && booking.status !== 'cancelled' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -1 }}>
          <Button size="small" onClick={() => onEdit(newEntry)}>
            Add instalment
          </Button>
          <Button size="small" onClick={() => open('instalment-plan')}>
            {all.length > 0 ? 'Plan again' : 'Make plan'}
          </Button>
        </Box>
      )}
    </>
  );
}

interface LineProps extends BlockFactsProps {
  instalment: Instalment;
}

function Line({ booking, instalment, onEdit }: LineProps) {
  const { id, label, due_date, amount_minor, due_minor, received_minor } = instalment;
  const { text, isOverdue } = instalmentState(instalment, booking, today());
  return (
    <Box component="li" aria-label={label} sx={{ overflowWrap: 'anywhere', ...actionsOnHover('&') }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 28 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        {onEdit && (
          <span data-actions>
            <EditButton label={`Edit the instalment ${label}`} onClick={() => onEdit(id)} />
            <RemoveButton collection={instalments} id={id} noun="instalment" name={label} />
          </span>
        )}
        <Box sx={{ ml: 'auto', fontWeight: 600 }}>
          <Amount minor={amount_minor} currency={booking.currency} />
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Due {formatDay(due_date)}
        {booking.status !== 'cancelled' && due_minor > 0 && due_minor < amount_minor && (
          <>
            , of which <Amount minor={due_minor} currency={booking.currency} /> since the total is lower
          </>
        )}
        {' · '}
        <Box component="span" sx={isOverdue ? { color: 'error.main' } : {}}>
          {text}
        </Box>
        {received_minor > 0 && received_minor < due_minor && (
          <>
            : <Amount minor={received_minor} currency={booking.currency} />
          </>
        )}
      </Typography>
    </Box>
  );
}

/** Warning if instalments don't add up to the total. Other plans are allowed, but not unnoticed. */
function PlanDiffers({ booking }: { booking: Booking }) {
  const { instalments: all = [], total_minor = 0, currency, status } = booking;
  const planned = all.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  // `Rest` shows a missing amount with its due day.
  if (all.length === 0 || planned === total_minor || status === 'cancelled' || booking.rest_minor)
    return null;
  const difference = formatMoney(Math.abs(total_minor - planned), currency);
  return (
    <Typography data-unprinted role="status" variant="body2" sx={{ mt: 1, color: 'warning.main' }}>
      {planned < total_minor
        ? `${difference} of the total is not planned.`
        : `The instalments are ${difference} more than the total.`}
    </Typography>
  );
}
