import { partyInWords } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { formatDay, formatInstant, plural } from '@itinera/shared/format';
import { textColumn, type Column } from '@itinera/shared/grid';
import { Amount } from '../../../parts/Amount';
import { countedIn } from '../../../parts/counted';
import { amountOf, Outstanding } from '../../../parts/Outstanding';
import { columnOf } from '../../../parts/useSums';
import { TwoLines } from '../../../parts/TwoLines';
import { paymentWords, stateWords } from '../../stateWords';
import { isOver } from '../../isOver';
import { StateChip } from '../../StateChip';
import { Dates } from './Dates';
import type { StayNames } from './useStayNames';

type AmountField = 'total_minor' | 'outstanding_minor' | 'net_minor' | 'profit_minor';

/** A column of amounts in the booking's currency, with the values that the sums count. */
const amount = (
  field: AmountField,
  header: string,
  others: Partial<Column<Booking>> = {},
): Column<Booking> => ({
  id: columnOf(field),
  header,
  sort: field,
  width: 122,
  align: 'end',
  cell: (booking) => <Amount minor={countedIn(booking)[field]} currency={booking.currency} />,
  value: (booking) => amountOf(countedIn(booking)[field], booking.currency),
  ...others,
});

/** Names the row, and links to its booking. */
export const refColumn: Column<Booking> = {
  id: 'ref',
  snapshot: true,
  header: 'Reference',
  essential: true,
  pinned: 'start',
  sort: 'ref',
  // Fits the longest prefix of the settings, the year and the number: a reference is never cut.
  width: 132,
  cell: ({ ref }) => ref,
  value: ({ ref }) => ref,
};

export const stateColumn: Column<Booking> = {
  id: 'status',
  snapshot: true,
  header: 'State',
  sort: 'status',
  width: 118,
  fact: 'plain',
  cell: ({ status }) => <StateChip state={status} />,
  value: ({ status }) => stateWords[status],
};

export const hotelColumn = (names: StayNames): Column<Booking> => ({
  id: 'hotel',
  snapshot: true,
  header: 'Hotel',
  sort: 'hotel_name',
  width: 144,
  grow: 2,
  fact: 'plain',
  cell: (booking) => <TwoLines first={booking.hotel_name} second={names.kindOf(booking)} />,
  value: (booking) => [booking.hotel_name, names.kindOf(booking)].filter(Boolean).join(', '),
});

/** Column of the hotel. Not among the facts of a card, whose two lines fit customer, days and total. */
function hotelOfStaff(names: StayNames): Column<Booking> {
  const { fact: _fact, ...column } = hotelColumn(names);
  return column;
}

export const datesColumn: Column<Booking> = {
  id: 'dates',
  snapshot: true,
  header: 'Dates',
  sort: 'check_in',
  // Fits two dates with their years.
  width: 156,
  fact: 'plain',
  cell: (booking) => <Dates booking={booking} />,
  value: ({ check_in, check_out, nights }) =>
    check_in && check_out && `${formatDay(check_in)}–${formatDay(check_out)}, ${plural(nights, 'night')}`,
};

const hidden = { width: 120, hidden: true } as const;

export const departureColumn = textColumn<Booking>({
  id: 'departure',
  snapshot: true,
  header: 'Departure',
  sort: 'departure_date',
  width: 110,
  text: ({ departure_date }) => departure_date && formatDay(departure_date),
});

/** All columns of staff. `names` are the names of rooms and boardings, which a booking refers to by id. */
export const staffColumns = (names: StayNames): Column<Booking>[] => [
  refColumn,
  stateColumn,
  {
    id: 'customer',
    header: 'Customer',
    sort: 'customer_name',
    width: 124,
    grow: 2,
    fact: 'lead',
    cell: (booking) => <TwoLines first={booking.customer_name} second={partyInWords(booking)} />,
    value: ({ customer_name }) => customer_name,
  },
  hotelOfStaff(names),
  datesColumn,
  textColumn({
    id: 'partner',
    snapshot: true,
    header: 'Partner',
    width: 100,
    grow: 1,
    text: ({ dmc_name }) => dmc_name,
  }),
  amount('total_minor', 'Total', { fact: 'plain' }),
  amount('outstanding_minor', 'Outstanding', {
    cell: (booking) => <Outstanding counted={countedIn(booking)} currency={booking.currency} />,
  }),
  amount('net_minor', 'Net'),
  amount('profit_minor', 'Profit'),
  textColumn({
    id: 'manager',
    snapshot: true,
    header: 'Manager',
    width: 100,
    grow: 1,
    text: ({ manager_name }) => manager_name,
  }),
  textColumn({
    id: 'created',
    snapshot: true,
    header: 'Created',
    sort: 'created',
    width: 144,
    text: ({ created }) => formatInstant(created),
  }),
  textColumn({
    id: 'payment',
    header: 'Payment',
    sort: 'payment_status',
    ...hidden,
    text: ({ payment_status }) => payment_status && paymentWords[payment_status],
  }),
  { ...departureColumn, hidden: true },
  textColumn({
    id: 'free-until',
    snapshot: true,
    header: 'Free until',
    sort: 'free_until',
    ...hidden,
    width: 144,
    text: (booking) =>
      booking.free_until && !isOver(booking) ? formatInstant(booking.free_until) : undefined,
  }),
  textColumn({
    id: 'refundable',
    header: 'To refund',
    ...hidden,
    text: (booking) => {
      const { refundable_minor } = countedIn(booking);
      return refundable_minor ? amountOf(refundable_minor, booking.currency) : undefined;
    },
  }),
  textColumn({ id: 'party', header: 'Guests', ...hidden, text: partyInWords }),
  textColumn({
    id: 'documents',
    header: 'Documents',
    ...hidden,
    text: ({ documents_sent, documents_required }) =>
      documents_required === undefined ? undefined : `${documents_sent} of ${documents_required} sent`,
  }),
  textColumn({ id: 'tags', header: 'Tags', ...hidden, text: ({ tags }) => tags?.join(', ') }),
  textColumn({
    id: 'confirmation',
    header: 'Confirmation number',
    ...hidden,
    text: ({ confirmation_number }) => confirmation_number,
  }),
  textColumn({
    id: 'updated',
    snapshot: true,
    header: 'Updated',
    sort: 'updated',
    ...hidden,
    text: ({ updated }) => formatInstant(updated),
  }),
];
