export type * from './book';
export { scaled, shareOf, wholeBp } from './integers';
export { convert, rateOf, salePrice } from './sale';
export { passengersOf } from './passengers';
export { quoteStay } from './quoteStay';
export { resolveCell } from './resolveCell';
export type { Stay } from './stay';
