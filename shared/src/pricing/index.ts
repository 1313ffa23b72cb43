export type * from './book';
export { resolveCell } from './resolveCell';
