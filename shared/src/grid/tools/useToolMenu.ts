import { useState, type MouseEvent } from 'react';

/** Menu or dialog of a tool: its anchor while open, and whether it was ever opened. */
export function useToolMenu(opens: 'menu' | 'dialog' = 'menu') {
  const [anchor, setAnchor] = useState<Element>();
  const [wasOpened, setWasOpened] = useState(false);
  return {
    anchor,
    wasOpened,
    close: () => setAnchor(undefined),
    /** Props of the button. */
    button: {
      'aria-haspopup': opens,
      'aria-expanded': anchor !== undefined,
      onClick: ({ currentTarget }: MouseEvent) => {
        setAnchor(currentTarget);
        setWasOpened(true);
      },
    },
  } as const;
}
