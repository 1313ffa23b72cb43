import { IconButton, styled } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';
import { icons } from './icons';

// The library's own chip would be fetched before the first row is rendered.
const Frame = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  maxWidth: '100%',
  paddingInlineStart: 12,
  borderRadius: 16,
  border: `1px solid ${theme.palette.control}`,
  fontSize: '0.8125rem',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

interface FilterChipProps {
  /** `Country` */
  label: string;
  /** `Greece` */
  children: ReactNode;
  /** Returns the button, so that the focus can move on from it. */
  onRemove: (button: HTMLElement) => void;
}

/** An active filter; its cross, Delete and Backspace remove it. */
export function FilterChip({ label, children, onRemove }: FilterChipProps) {
  const id = useId();
  return (
    <Frame>
      <span id={id}>
        {label}: {children}
      </span>
      <IconButton
        id={`${id}-remove`}
        size="small"
        color="inherit"
        aria-label="Remove"
        aria-labelledby={`${id}-remove ${id}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Delete' || key === 'Backspace') onRemove(currentTarget);
        }}
      >
        {icons.remove}
      </IconButton>
    </Frame>
  );
}
