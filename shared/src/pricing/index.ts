export type * from './book';
export { quoteStay } from './quoteStay';
export { resolveCell } from './resolveCell';
export type { Stay } from './stay';
