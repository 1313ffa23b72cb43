import { capitalised } from './capitalised';

/** Label of a field that nobody has named: `hotel_chain_id` → `Hotel chain`. */
export const labelOfField = (name: string): string =>
  capitalised(name.replace(/_id$/, '').replaceAll('_', ' '));
