import type { Ref } from 'react';
import type { OverlayProps } from '../overlays/overlay';

/** How Enter opens the active entry. */
export type Entered = 'here' | 'new tab';

export interface ChoicesProps extends Pick<OverlayProps, 'onOpen'> {
  close: () => void;
  isOpen: boolean;
  /** Whether the person can open pages in this shell. */
  isUsable: boolean;
  /** The typed text. */
  text: string;
  listId: string;
  /** Enter was pressed, possibly before there was anything to open. */
  entered: Entered | undefined;
  /** Called when Enter was carried out, or there is nothing to open. */
  onEntered: () => void;
  /** Receives the handler of the arrow keys. */
  move: Ref<(by: number) => void>;
  /** Called with the id of the active option. */
  onActive: (id: string | undefined) => void;
}
