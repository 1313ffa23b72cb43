import type { Ref } from 'react';
import type { OverlayProps } from '../overlays/overlay';

/** How Enter opens the active entry. */
export type Entered = 'here' | 'new tab';

export interface ChoicesProps extends OverlayProps {
  isOpen: boolean;
  /** Whether the person can open pages in this shell. */
  isUsable: boolean;
  /** What is typed so far. */
  text: string;
  listId: string;
  /** Enter was pressed, perhaps before there was anything to open. */
  entered: Entered | undefined;
  /** Called when Enter has been carried out, or there is nothing that it could open. */
  onEntered: () => void;
  /** Filled with what the arrow keys do. */
  move: Ref<(by: number) => void>;
  /** Called with the id of the active option. */
  onActive: (id: string | undefined) => void;
}
