import { IconButton } from '@itinera/shared/ui';
import { Suspense, useState, type ReactNode } from 'react';

interface MoreButtonProps {
  /** Accessible name of the button, and of its menu: `More actions`. */
  label: string;
  disabled?: boolean;
  /** The open menu. Its code may be loaded when it is opened. */
  menu: (props: { anchor: Element; onClose: () => void }) => ReactNode;
}

/** `⋯` in the head of a record: opens the menu of what is rarely done with it. */
export function MoreButton({ label, disabled = false, menu }: MoreButtonProps) {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={disabled}
        sx={{ width: 32, height: 32 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </IconButton>
      {anchor && <Suspense>{menu({ anchor, onClose: () => setAnchor(undefined) })}</Suspense>}
    </>
  );
}
