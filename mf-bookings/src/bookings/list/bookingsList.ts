import { bookings, type Booking } from '@itinera/shared/contracts';
import { defineList, type RowTarget } from '@itinera/shared/grid';
import { pathTo } from '@itinera/shared/routes';
import { partnerColumns } from './columns/partnerColumns';
import { staffColumns } from './columns/staffColumns';
import type { StayNames } from './columns/useStayNames';
import { partnerFilters, staffFilters } from './filters';

const common = { of: bookings, label: 'Booking entries', noun: 'booking' };

export const bookingsForStaff = (names: StayNames) =>
  defineList({
    ...common,
    name: 'bookings',
    // Reads tags, so that a bulk change does not overwrite those of another user.
    query: { with_tags: true },
    columns: staffColumns(names),
    filters: staffFilters,
  });

export const bookingsForPartner = (names: StayNames) =>
  defineList({
    ...common,
    name: 'bookings',
    query: {},
    columns: partnerColumns(names),
    filters: partnerFilters,
  });

/** Address that a row opens. */
export const bookingPage: RowTarget<Booking> = { addressOf: ({ id }) => pathTo('be-id', { id }) };
