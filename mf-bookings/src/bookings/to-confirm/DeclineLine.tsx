import { bookingHotels, type BookingHotel } from '@itinera/shared/contracts';
import { useAct } from '@itinera/shared/data';
import { LineInput } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Box, Button } from '@itinera/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { partAction } from '../detail/steps/bookingAction';
import { reportIfDone } from './reportIfDone';

interface DeclineLineProps {
  stay: Pick<BookingHotel, 'id'>;
  hotel: string;
  onKeep: () => void;
}

/** The line in which a stay is declined, with the reason that the agency reads. */
export function DeclineLine({ stay, hotel, onKeep }: DeclineLineProps) {
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const done = `${hotel} declined`;
  const declining = useAct(
    partAction(bookingHotels, stay.id, 'decline'),
    () => showSnackbar(done, 'success'),
    () => void reportIfDone(stay.id, (now) => now.decline_reason === reason.trim(), done),
  );
  const decline = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '') declining.run({ reason: reason.trim() });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={decline}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 100%' }}>
        <LineInput
          label="Reason to decline"
          required
          inputRef={field}
          value={reason}
          onChange={setReason}
          hint="The agency reads it"
          problem={isEmpty && reason.trim() === '' ? 'Say why, such as “Fully booked”.' : declining.problem}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
        <Button
          type="submit"
          color="error"
          variant="outlined"
          disabled={declining.isBusy}
          sx={{ height: 36 }}
        >
          {declining.isBusy ? 'Declining…' : 'Decline stay'}
        </Button>
        <Button onClick={onKeep} disabled={declining.isBusy} sx={{ height: 36 }}>
          Keep request
        </Button>
      </Box>
    </Box>
  );
}
