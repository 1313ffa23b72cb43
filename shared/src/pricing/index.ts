export type * from './book';
export { changedBy, scaled, shareOf, wholeBp } from './integers';
export { inverted, rateOf } from './rates';
export { convert, salePrice } from './sale';
export { guestKind, passengersOf } from './passengers';
export { quoteStay } from './quoteStay';
export { resolveCell } from './resolveCell';
export type { Stay } from './stay';
