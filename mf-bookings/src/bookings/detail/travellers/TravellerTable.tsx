import { doubtInWords } from '@itinera/shared/bookings';
import { ageOn, bookingTravellers, countries, type BookingTraveller } from '@itinera/shared/contracts';
import { useChosen, useSettings } from '@itinera/shared/data';
import { capitalised, formatDay } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession, today } from '@itinera/shared/state';
import { Box, Button, Link, Typography, visuallyHidden } from '@itinera/shared/ui';
import { passportWarning } from '../../../travellers/detail/passportWarning';
import { fullName } from '../../customer/fullName';
import { isOver } from '../../isOver';
import { newEntry, type BlockFactsProps } from '../block';
import { RemoveButton } from '../RemoveButton';
import { doubtsIn, missingGuests } from './occupancy';

/** Below 600 px each traveller is a block of cells, each with its label. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
  '& th, & td': { py: 0.5, paddingInlineEnd: 2, verticalAlign: 'top' },
  // Long names wrap; the other columns have short words.
  '& tbody th, & td[data-label="Nationality"]': { minWidth: '12ch', overflowWrap: 'anywhere' },
  '@media (max-width: 599.95px)': {
    // Hidden with minimal size: its single line would make the page wider than the screen.
    '& thead': visuallyHidden,
    '& tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td, & tbody th': { display: 'block', py: 0.25 },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;

/** Travellers of a booking, compared with the guests of its stays. */
export function TravellerTable({ booking, onEdit }: BlockFactsProps) {
  const travellers = booking.travellers ?? [];
  const { data: settings } = useSettings();
  const reference = settings?.child_age_reference ?? 'check_in';
  const missing = isOver(booking) ? undefined : missingGuests(booking, reference);
  const differ =
    onEdit && !isOver(booking) ? doubtsIn(booking, reference).filter(({ about }) => about !== 'unnamed') : [];
  return (
    <>
      {travellers.length > 0 && (
        <Box component="table" aria-label="Travelers of the booking" sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Guest</th>
              <th scope="col">Birthday</th>
              <th scope="col">Nationality</th>
              <th scope="col">Passport</th>
              <th scope="col">Room</th>
              {onEdit && <th scope="col">Actions</th>}
            </tr>
          </thead>
          <tbody>
            {travellers.map((one) => (
              <TravellerLine
                key={one.id}
                one={one}
                arrival={booking.check_in ?? booking.departure_date}
                returnDate={booking.return_date}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </Box>
      )}
      {missing && <Typography sx={{ mt: 1, color: 'warning.main' }}>Not named yet: {missing}</Typography>}
      {differ.map((doubt) => (
        <Typography key={doubtInWords(doubt)} sx={{ mt: 1, color: 'warning.main' }}>
          {doubtInWords(doubt)}
        </Typography>
      ))}
      {onEdit && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => onEdit(newEntry)}>
          Add traveler
        </Button>
      )}
    </>
  );
}

interface TravellerLineProps extends Pick<BlockFactsProps, 'onEdit'> {
  one: BookingTraveller;
  /** Day on which ages count. */
  arrival: string | null;
  returnDate: string | null;
}

function TravellerLine({ one, arrival, returnDate, onEdit }: TravellerLineProps) {
  const { id, traveller, traveller_id, is_lead, pax_type, room_index } = one;
  const { data: settings } = useSettings();
  const { data: country } = useChosen(countries, traveller?.nationality, { with_data: true });
  const isPartner = useSession().partner !== undefined;
  const name = traveller ? fullName(traveller) : '…';
  const expires = traveller?.passport_expires_at ?? null;
  const checkOuts = returnDate === null ? [] : [returnDate];
  const months = settings?.passport_months ?? 0;
  const warning = traveller && passportWarning(traveller, { today: today(), months, checkOuts });
  return (
    <tr>
      <th scope="row">
        {isPartner ? (
          name
        ) : (
          <Link component={RouterLink} to={pathTo('travelers-id', { id: traveller_id })}>
            {name}
          </Link>
        )}
        {is_lead && ' (lead)'}
      </th>
      <td data-label="Guest">{capitalised(pax_type)}</td>
      <td data-label="Birthday">
        {traveller && formatDay(traveller.birthday)}
        {traveller && arrival && `, aged ${ageOn(arrival, traveller.birthday)}`}
      </td>
      <td data-label="Nationality">{country?.country_name?.name}</td>
      <td data-label="Passport">
        {traveller?.passport_number ?? '—'}
        {expires && ` until ${formatDay(expires)}`}
        {warning && (
          <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
            {warning}
          </Box>
        )}
      </td>
      <td data-label="Room">{room_index}</td>
      {onEdit && (
        <td>
          <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(id)}>
            Edit
          </Button>
          <RemoveButton collection={bookingTravellers} id={id} noun="traveler" name={name} />
        </td>
      )}
    </tr>
  );
}
