import type { ReportKey } from '@itinera/shared/contracts';

interface ReportWords {
  title: string;
  /** The question that it answers. */
  question: string;
  whenEmpty: string;
}

export const reportWords: Record<ReportKey, ReportWords> = {
  sales: {
    title: 'Sales',
    question: 'What was sold, and what it earned',
    whenEmpty: 'Nothing was sold in this period.',
  },
  receivables: {
    title: 'Customers owe',
    question: 'What customers still have to pay, and how late it is',
    whenEmpty: 'No customer owes anything.',
  },
  payables: {
    title: 'We owe',
    question: 'What hotels and transfers are to be paid, and what has been',
    whenEmpty: 'No supplier is owed anything.',
  },
  cash: {
    title: 'Money in and out',
    question: 'What came in and went out, day by day',
    whenEmpty: 'No money moved in this period.',
  },
  block_seats: {
    title: 'Block seats',
    question: 'How full our flights are',
    whenEmpty: 'No block departs in this period.',
  },
  rooms: {
    title: 'Rooms',
    question: 'How full our allotments are, and what is given back soon',
    whenEmpty: 'No allotment has nights in this period.',
  },
  stop_sales: {
    title: 'Stop sales',
    question: 'What is closed, and which bookings it affects',
    whenEmpty: 'Nothing is closed in this period.',
  },
  price_gaps: {
    title: 'Price gaps',
    question: 'Which nights have no price yet',
    whenEmpty: 'No partner has rows of prices in this period.',
  },
  hotel_top: {
    title: 'Best-selling hotels',
    question: 'Which hotels sell most',
    whenEmpty: 'No hotel was sold in this period.',
  },
  documents: {
    title: 'Missing documents',
    question: 'Who departs soon without all documents',
    whenEmpty: 'All documents of these departures have been sent.',
  },
  travellers: {
    title: 'Passports and birthdays',
    question: 'Whose passport expires, and who has a birthday',
    whenEmpty: 'No passport expires in this period, and nobody has a birthday.',
  },
  cancellations: {
    title: 'Cancellations',
    question: 'What was cancelled, why, and what it cost',
    whenEmpty: 'No booking was cancelled in this period.',
  },
};

/** Title of the audit log, which is listed beside the reports. */
export const auditTitle = 'Who did what';

/** Words of the API that rows and parameters have, in words. */
export const valueWords: Record<string, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  online: 'Online',
  offset: 'Offset',
  stay: 'Stays',
  arrival: 'Arrivals',
  passport: 'Passport expires',
  birthday: 'Birthday',
  order_confirmation: 'Order confirmation',
  hotel_confirmation: 'Hotel confirmation',
  flight_tickets: 'Flight tickets',
  transfer_confirmation: 'Transfer confirmation',
};

/** What a row is, by the parameter that groups rows. */
export const groupWords: Record<string, string> = {
  period: 'Period',
  hotel: 'Hotel',
  partner: 'Partner',
  country: 'Customer’s country',
  manager: 'Manager',
  booking: 'Booking',
};
