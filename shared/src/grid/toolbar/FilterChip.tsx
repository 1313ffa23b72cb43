import { IconButton, styled } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';
import { icons } from './icons';

// The library's own chip would be fetched before the first row is drawn.
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
  /** The button, so that the focus can go on from there. */
  onRemove: (button: HTMLElement) => void;
}

/** A filter that is set; its cross, Delete and Backspace take it away. */
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
