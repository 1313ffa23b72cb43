import {
  ageOn,
  bookingTravellers,
  countries,
  type Booking,
  type BookingTraveller,
} from '@itinera/shared/contracts';
import { useChosen, useSettings } from '@itinera/shared/data';
import { capitalised, formatDay } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession, today } from '@itinera/shared/state';
import { Box, Link, visuallyHidden } from '@itinera/shared/ui';
import { Mark } from '../../../parts/Mark';
import { usualMonths } from '../../../travellers/detail/passportWarning';
import { fullName } from '../../customer/fullName';
import type { BlockFactsProps } from '../block';
import { RemoveButton } from '../RemoveButton';
import { ActionsHeading } from '../trip/ActionsHeading';
import { EditButton } from '../trip/EditButton';
import { LessGuests } from './LessGuests';
import { warningOfPassport } from './warningOfPassport';
import { actionsOnHover } from '../trip/actionsOnHover';

/** Below 600 px each traveller is a name and a line of facts. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
  '& th, & td': { py: 0.5, paddingInlineEnd: 2, verticalAlign: 'top' },
  ...actionsOnHover('& tbody tr'),
  '& [data-actions]': { whiteSpace: 'nowrap', textAlign: 'end', paddingInlineEnd: 0 },
  // Long names wrap; the other columns have short words.
  '& tbody th, & td[data-label="Nationality"]': { minWidth: '12ch', overflowWrap: 'anywhere' },
  '@media (max-width: 599.95px)': {
    // Hidden with minimal size: its single line would make the page wider than the screen.
    '& thead': visuallyHidden,
    '& tr': { display: 'block', position: 'relative', py: 0.75, paddingInlineEnd: 8 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody th': { display: 'block', p: 0 },
    '& td': { display: 'inline', p: 0 },
    '& td + td[data-label]::before': { content: '" · "' },
    '& td + td[data-label="Passport"]::before': { content: '" · Passport "' },
    '& td + td[data-label="Room"]::before': { content: '" · Room "' },
    '& td[data-actions]': { position: 'absolute', top: 4, right: 0 },
  },
} as const;

/** Travellers of a booking. What speaks against them is in the list of what is to do. */
export const TravellerTable = ({ booking, onEdit }: BlockFactsProps) => (
  <Box component="table" aria-label="Travelers of the booking" sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Guest</th>
        <th scope="col">Birthday</th>
        <th scope="col">Nationality</th>
        <th scope="col">Passport</th>
        <th scope="col">Room</th>
        {onEdit && <ActionsHeading />}
      </tr>
    </thead>
    <tbody>
      {(booking.travellers ?? []).map((one) => (
        <TravellerLine key={one.id} one={one} booking={booking} onEdit={onEdit} />
      ))}
    </tbody>
  </Box>
);

interface TravellerLineProps extends Pick<BlockFactsProps, 'onEdit'> {
  booking: Booking;
  one: BookingTraveller;
}

function TravellerLine({ one, booking, onEdit }: TravellerLineProps) {
  const { id, traveller, traveller_id, is_lead, pax_type, room_index } = one;
  const { data: country } = useChosen(countries, traveller?.nationality, { with_data: true });
  const isPartner = useSession().partner !== undefined;
  const name = traveller ? fullName(traveller) : '…';
  const expires = traveller?.passport_expires_at ?? null;
  // Ages count on the day of arrival.
  const arrival = booking.check_in ?? booking.departure_date;
  const months = useSettings().data?.passport_months ?? usualMonths;
  const warning = warningOfPassport(booking, one, { now: today(), months });
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
          <span data-unprinted>
            <Mark words={warning} />
          </span>
        )}
      </td>
      <td data-label="Room">{room_index}</td>
      {onEdit && (
        <td data-actions>
          <EditButton label={`Edit ${name}`} onClick={() => onEdit(id)} />
          <RemoveButton collection={bookingTravellers} id={id} noun="traveler" name={name}>
            <LessGuests booking={booking} one={one} />
          </RemoveButton>
        </td>
      )}
    </tr>
  );
}
