import type { BookingDocument } from '@itinera/shared/contracts';

export const documentWords: Record<BookingDocument['type'], string> = {
  order_confirmation: 'Order confirmation',
  hotel_confirmation: 'Hotel confirmation',
  flight_tickets: 'Flight tickets',
  transfer_confirmation: 'Transfer confirmation',
  voucher: 'Voucher',
  invoice: 'Invoice',
  other: 'Other document',
};
