export type * from './book';
export { shareOf, wholeBp } from './integers';
export { quoteStay } from './quoteStay';
export { resolveCell } from './resolveCell';
export type { Stay } from './stay';
