import { partyInWords } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { textColumn, type Column } from '@itinera/shared/grid';
import { datesColumn, departureColumn, hotelColumn, refColumn, stateColumn } from './staffColumns';
import type { StayNames } from './useStayNames';

/** Columns of partners, without customer, sale and payments. */
export const partnerColumns = (names: StayNames): Column<Booking>[] => [
  refColumn,
  stateColumn,
  // A partner has many hotels and no customers: their names need the room.
  { ...hotelColumn(names), width: 240, grow: 3, fact: 'lead' },
  datesColumn,
  textColumn({ id: 'party', header: 'Guests', width: 140, fact: 'plain', text: partyInWords }),
  textColumn({
    id: 'hotel_net',
    header: 'Net',
    width: 120,
    align: 'end',
    text: ({ hotel_net_minor, currency }) => formatMoney(hotel_net_minor, currency),
  }),
  textColumn({
    id: 'confirmation',
    header: 'Confirmation number',
    width: 160,
    fact: 'plain',
    text: ({ confirmation_number }) => confirmation_number,
  }),
  { ...departureColumn, hidden: true },
];
