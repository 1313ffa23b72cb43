import { capitalised } from './capitalised';

/** Default label of a field: `hotel_chain_id` → `Hotel chain`. */
export const labelOfField = (name: string): string =>
  capitalised(name.replace(/_id$/, '').replaceAll('_', ' '));
