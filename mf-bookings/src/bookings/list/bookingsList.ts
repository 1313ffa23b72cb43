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
    // A bulk change of tags must not overwrite those of somebody else.
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

/** A booking opens its own page. */
export const bookingPage: RowTarget<Booking> = { addressOf: ({ id }) => pathTo('be-id', { id }) };
