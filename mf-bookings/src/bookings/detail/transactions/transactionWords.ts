import type { BookingTransaction } from '@itinera/shared/contracts';

export const purposeWords: Record<BookingTransaction['purpose'], string> = {
  customer_payment: 'Customer payment',
  refund: 'Refund',
  hotel: 'Hotel',
  transfer: 'Transfer',
  flight: 'Flight',
  other: 'Other',
};

export const methodWords: Record<BookingTransaction['method'], string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  online: 'Online',
  offset: 'Offset',
};

export const directionWords: Record<BookingTransaction['direction'], string> = {
  in: 'In',
  out: 'Out',
};
