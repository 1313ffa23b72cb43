import { useState } from 'react';

export interface FilterEditor {
  /** What was pressed: the menu or the input is beside it, and gives the focus back to it. Absent: closed. */
  anchor: Element | undefined;
  /** The filter that is edited; absent: it is chosen from the menu first. */
  key: string | undefined;
  /** Whether its code is needed. */
  wasOpened: boolean;
  choose: (anchor: Element) => void;
  edit: (anchor: Element, key: string) => void;
  close: () => void;
}

/** Which filter of a list is edited, from the button that adds one or from a chip. */
export function useFilterEditor(): FilterEditor {
  const [at, setAt] = useState<{ anchor?: Element; key?: string }>({});
  const [wasOpened, setWasOpened] = useState(false);
  const open = (anchor: Element, key?: string) => {
    setWasOpened(true);
    setAt(key === undefined ? { anchor } : { anchor, key });
  };
  return {
    anchor: at.anchor,
    key: at.key,
    wasOpened,
    choose: (anchor) => open(anchor),
    edit: open,
    close: () => setAt({}),
  };
}
