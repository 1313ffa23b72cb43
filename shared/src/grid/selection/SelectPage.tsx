import { SelectBox } from './SelectBox';
import type { Selection } from './useSelection';

export type PageSelection = Pick<Selection<unknown>, 'onPage' | 'togglePage'>;

/** Checkbox of all rows of this page. */
export const SelectPage = ({ selection }: { selection: PageSelection }) => (
  <SelectBox label="Select all on this page" state={selection.onPage} onChange={selection.togglePage} />
);
