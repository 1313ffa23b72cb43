import { partyInWords } from '@itinera/shared/bookings';
import { bookingHotels, type BookingHotel } from '@itinera/shared/contracts';
import { useAct } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { LineInput } from '@itinera/shared/forms';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar } from '@itinera/shared/state';
import { Box, Button, Link, Typography } from '@itinera/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { partAction } from '../detail/steps/bookingAction';
import { useHotelName } from '../detail/hotels/useHotelName';
import { stayInWords } from '../list/columns/Dates';
import { stayLabels } from '../stay/stayLabels';
import { DeclineLine } from './DeclineLine';
import { reportIfDone } from './reportIfDone';

interface StayToConfirmProps {
  stay: BookingHotel;
  /** Reference of its booking, once that is known. */
  reference: string | undefined;
  /** Such as `Double · Half board`. */
  kind: string;
  number: string;
  onNumber: (number: string) => void;
  /** Called as soon as the number is on its way. */
  onSent: () => void;
}

/** A request for a stay, and the line in which it is answered. */
export function StayToConfirm(props: StayToConfirmProps) {
  const { stay, reference, kind, number, onNumber, onSent } = props;
  const hotel = useHotelName(stay.hotel_id);
  const [isDeclining, setDeclining] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wasDeclining = useRef(false);
  useEffect(() => {
    if (wasDeclining.current && !isDeclining) field.current?.focus();
    wasDeclining.current = isDeclining;
  }, [isDeclining]);
  const done = `${hotel} confirmed as ${number.trim()}`;
  const confirmation = useAct(
    partAction(bookingHotels, stay.id, 'confirm'),
    () => showSnackbar(done, 'success'),
    () => void reportIfDone(stay.id, (now) => now.confirmation_number === number.trim(), done),
  );
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const confirmation_number = number.trim();
    setEmpty(confirmation_number === '');
    if (confirmation_number === '') return;
    confirmation.run({ confirmation_number });
    onSent();
  };
  const party = [
    kind,
    partyInWords(stay),
    stay.rooms > 1 && plural(stay.rooms, 'room'),
    // Others have rooms of an allotment already.
    stay.on_request && 'on request',
    stay.room_note,
  ];
  return (
    <Box
      component="li"
      aria-label={[hotel, reference].filter(Boolean).join(', ')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 300px' },
        columnGap: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>{hotel}</Box>
        <Typography variant="body2">
          {stayInWords(stay.check_in, stay.check_out)}, {plural(stay.nights, 'night')} ·{' '}
          <Link component={RouterLink} to={pathTo('be-id', { id: stay.booking_id })} underline="always">
            {reference ?? 'Booking'}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {party.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {isDeclining ? (
        <DeclineLine stay={stay} hotel={hotel} onKeep={() => setDeclining(false)} />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={confirm}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
        >
          <Box data-number sx={{ flex: 1 }}>
            <LineInput
              label={stayLabels.confirmation_number}
              inputRef={field}
              value={number}
              onChange={onNumber}
              autoComplete="off"
              problem={
                isEmpty && number.trim() === '' ? 'Enter the number of the hotel.' : confirmation.problem
              }
            />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, pt: 2.5 }}>
            <Button type="submit" variant="outlined" disabled={confirmation.isBusy} sx={{ height: 36 }}>
              {confirmation.isBusy ? 'Confirming…' : 'Confirm'}
            </Button>
            <Button onClick={() => setDeclining(true)} disabled={confirmation.isBusy} sx={{ height: 36 }}>
              Decline
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
