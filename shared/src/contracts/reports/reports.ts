import * as z from '@itinera/shared/schema';
import { bookingStates } from '../bookings/states';
import { id, oneOf, queryInteger } from '../fields';
import { anyOfWords } from '../listFilters';
import { countColumn, dayColumn, idColumn, moneyColumn, percentColumn, textColumn } from './column';
import { asOfQuery, rangeQuery, report, stepQuery } from './report';

const one = z.optional(id);

export const salesBases = ['created', 'departure', 'check_in'] as const;
export const salesGroups = ['period', 'hotel', 'partner', 'country', 'manager'] as const;
/** Bookings with a debt; of cancelled ones the fee counts. */
export const salesStates = ['confirmed', 'completed', 'cancelled'] as const;

/** Bookings and revenue. A cancelled booking counts with its fee, as sale and as profit. */
export const sales = report({
  key: 'sales',
  query: {
    ...rangeQuery,
    ...stepQuery,
    /** The day that decides. `check_in` assigns each room night to its own day. */
    basis: z._default(oneOf(salesBases), 'created'),
    by: z._default(oneOf(salesGroups), 'hotel'),
    status: anyOfWords(bookingStates),
    hotel_id: one,
    dmc_id: one,
    country_id: one,
    manager_id: one,
  },
  columns: {
    group_id: idColumn,
    group: textColumn('Group'),
    bookings: countColumn('Bookings'),
    cancelled: countColumn('Cancelled'),
    pax: countColumn('Travelers'),
    room_nights: countColumn('Room nights'),
    net_minor: moneyColumn('Net'),
    sale_minor: moneyColumn('Sales'),
    profit_minor: moneyColumn('Profit'),
    margin_bp: percentColumn('Margin'),
    average_minor: moneyColumn('Average booking'),
    sale_before_minor: moneyColumn('Sales before'),
  },
  figures: ['sale_minor', 'profit_minor', 'bookings', 'pax', 'room_nights', 'average_minor'],
});

export const receivablesGroups = ['booking', 'manager', 'partner'] as const;

/** Outstanding customer payments by age. Received amounts fill the oldest instalment first. */
export const receivables = report({
  key: 'receivables',
  query: { ...asOfQuery, by: z._default(oneOf(receivablesGroups), 'booking'), manager_id: one, dmc_id: one },
  columns: {
    group_id: idColumn,
    group: textColumn('Group'),
    customer: textColumn('Customer'),
    open_minor: moneyColumn('Outstanding'),
    overdue_minor: moneyColumn('Overdue'),
    not_due_minor: moneyColumn('Not yet due'),
    due_today_minor: moneyColumn('Due today'),
    days_1_7_minor: moneyColumn('1–7 days late'),
    days_8_30_minor: moneyColumn('8–30 days late'),
    days_over_30_minor: moneyColumn('Over 30 days late'),
  },
  figures: ['overdue_minor', 'due_today_minor', 'not_due_minor', 'open_minor'],
});

/** Amounts owed and paid to hotels and transfers. */
export const payables = report({
  key: 'payables',
  query: { ...asOfQuery, dmc_id: one },
  columns: {
    dmc_id: idColumn,
    partner: textColumn('Partner'),
    open_minor: moneyColumn('To pay'),
    overdue_minor: moneyColumn('Overdue'),
    hotel_due_minor: moneyColumn('Hotel due'),
    hotel_overdue_minor: moneyColumn('Hotel overdue'),
    hotel_paid_minor: moneyColumn('Hotel paid'),
    transfer_due_minor: moneyColumn('Transfer due'),
    transfer_overdue_minor: moneyColumn('Transfer overdue'),
    transfer_paid_minor: moneyColumn('Transfer paid'),
  },
  figures: ['open_minor', 'overdue_minor', 'hotel_paid_minor', 'transfer_paid_minor'],
});

export const cashGroups = ['period', 'transaction'] as const;

/** Transactions by day. Voided ones don't count. */
export const cash = report({
  key: 'cash',
  query: {
    ...rangeQuery,
    ...stepQuery,
    by: z._default(oneOf(cashGroups), 'period'),
    method: anyOfWords(['cash', 'card', 'bank_transfer', 'online', 'offset']),
  },
  columns: {
    booking_id: idColumn,
    day: dayColumn('Date'),
    method: textColumn('Method'),
    booking: textColumn('Booking'),
    party: textColumn('Payer or payee'),
    transactions: countColumn('Transactions'),
    in_minor: moneyColumn('In'),
    refunds_minor: moneyColumn('Refunds'),
    out_minor: moneyColumn('Out'),
    balance_minor: moneyColumn('Balance'),
  },
  figures: ['balance_minor', 'in_minor', 'refunds_minor', 'out_minor', 'transactions'],
});

/** Load of blocks, without cancelled and released ones. */
export const blockSeatsReport = report({
  key: 'block_seats',
  query: {
    ...rangeQuery,
    ...stepQuery,
    carrier_id: one,
    origin_airport_id: one,
    destination_airport_id: one,
  },
  columns: {
    carrier_id: idColumn,
    origin_airport_id: idColumn,
    destination_airport_id: idColumn,
    route: textColumn('Route'),
    carrier: textColumn('Carrier'),
    flights: countColumn('Flights'),
    seats: countColumn('Seats'),
    sold: countColumn('Sold'),
    held: countColumn('Held'),
    free: countColumn('Free'),
    load_bp: percentColumn('Load'),
    release_due: countColumn('To release within 7 days'),
    empty_minor: moneyColumn('Cost of empty seats'),
  },
  figures: ['load_bp', 'free', 'sold', 'release_due', 'empty_minor'],
});

/** Rooms of allotments in room nights, without those that are not counted. */
export const roomsReport = report({
  key: 'rooms',
  query: {
    ...rangeQuery,
    /** A season is judged by its nights. */
    step: z._default(stepQuery.step, 'day'),
    hotel_id: one,
    /** Includes rooms that all partners share. */
    dmc_id: one,
  },
  columns: {
    hotel_id: idColumn,
    dmc_id: idColumn,
    hotel: textColumn('Hotel'),
    partner: textColumn('Partner'),
    rooms: countColumn('Room nights'),
    sold: countColumn('Sold'),
    held: countColumn('Held'),
    rooms_left: countColumn('Left'),
    given_back: countColumn('Given back'),
    load_bp: percentColumn('Load'),
    picked_up: countColumn('Pick-up in 7 days'),
    release_due: countColumn('To give back within 14 days'),
  },
  figures: ['load_bp', 'rooms_left', 'sold', 'picked_up', 'release_due'],
});

export const stopSalesReport = report({
  key: 'stop_sales',
  query: { ...rangeQuery, ...stepQuery, country_id: one, hotel_id: one, dmc_id: one },
  columns: {
    stop_id: idColumn,
    hotel_id: idColumn,
    hotel: textColumn('Hotel'),
    partner: textColumn('Partner'),
    room: textColumn('Room'),
    boarding: textColumn('Boarding'),
    start_date: dayColumn('From'),
    end_date: dayColumn('To'),
    applies_to: textColumn('Closes'),
    set_by: textColumn('Set by'),
    stops: countColumn('Stop sales'),
    days: countColumn('Days'),
    affected: countColumn('Bookings affected'),
  },
  figures: ['stops', 'days', 'affected'],
});

const priceGapGroups = ['hotel', 'row'] as const;

/** Nights without a price, among those that need one. */
export const priceGaps = report({
  key: 'price_gaps',
  query: { ...rangeQuery, by: z._default(oneOf(priceGapGroups), 'hotel'), hotel_id: one, dmc_id: one },
  columns: {
    hotel_id: idColumn,
    dmc_id: idColumn,
    hotel: textColumn('Hotel'),
    partner: textColumn('Partner'),
    room: textColumn('Room'),
    boarding: textColumn('Boarding'),
    first_gap: dayColumn('First night without a price'),
    missing: countColumn('Nights without a price'),
    wanted: countColumn('Nights to price'),
    covered_bp: percentColumn('Priced'),
    rows_without: countColumn('Rows without any price'),
    overlaps: countColumn('Overlapping offers'),
  },
  figures: ['missing', 'covered_bp', 'rows_without', 'overlaps'],
});

/** Stays by hotel, by the day of booking. The fee of a cancelled booking counts for the first hotel. */
export const hotelTop = report({
  key: 'hotel_top',
  query: { ...rangeQuery, ...stepQuery, dmc_id: one },
  columns: {
    hotel_id: idColumn,
    hotel: textColumn('Hotel'),
    bookings: countColumn('Bookings'),
    room_nights: countColumn('Room nights'),
    sale_minor: moneyColumn('Sales of stays'),
    profit_minor: moneyColumn('Profit'),
    cancelled: countColumn('Cancelled'),
    cancelled_bp: percentColumn('Cancelled'),
  },
  figures: ['room_nights', 'sale_minor', 'profit_minor', 'bookings', 'cancelled_bp'],
});

/** Confirmed bookings that depart soon and lack documents. */
export const documentsReport = report({
  key: 'documents',
  query: { lead_days: z._default(queryInteger(0, 365), 30), dmc_id: one, manager_id: one },
  columns: {
    booking_id: idColumn,
    booking: textColumn('Booking'),
    departure: dayColumn('Departure'),
    customer: textColumn('Customer'),
    manager: textColumn('Manager'),
    missing: textColumn('Missing'),
    bookings: countColumn('Bookings'),
    documents: countColumn('Documents missing'),
  },
  figures: ['bookings', 'documents'],
});

export const travellerDates = ['passport', 'birthday'] as const;

/** Expiring passports, and birthdays, with the next trip. */
export const travellersReport = report({
  key: 'travellers',
  query: { ...rangeQuery, ...stepQuery, kind: anyOfWords(travellerDates) },
  columns: {
    traveller_id: idColumn,
    booking_id: idColumn,
    name: textColumn('Traveler'),
    kind: textColumn('What'),
    day: dayColumn('Date'),
    booking: textColumn('Next trip'),
    departure: dayColumn('Departure'),
    passports: countColumn('Passports'),
    birthdays: countColumn('Birthdays'),
  },
  figures: ['passports', 'birthdays'],
});

export const cancellations = report({
  key: 'cancellations',
  query: { ...rangeQuery, ...stepQuery, dmc_id: one, manager_id: one },
  columns: {
    booking_id: idColumn,
    booking: textColumn('Booking'),
    day: dayColumn('Cancelled on'),
    hotel: textColumn('Hotel'),
    reason: textColumn('Reason'),
    departure: dayColumn('Departure'),
    bookings: countColumn('Bookings'),
    days_before: countColumn('Days before departure'),
    fee_minor: moneyColumn('Fee'),
    lost_minor: moneyColumn('Lost sales'),
  },
  figures: ['bookings', 'lost_minor', 'fee_minor'],
});

/** In the order of the gallery. */
export const allReports = {
  sales,
  receivables,
  payables,
  cash,
  block_seats: blockSeatsReport,
  rooms: roomsReport,
  stop_sales: stopSalesReport,
  price_gaps: priceGaps,
  hotel_top: hotelTop,
  documents: documentsReport,
  travellers: travellersReport,
  cancellations,
} as const;

export type ReportKey = keyof typeof allReports;
