import { IconButton, styled } from '@itinera/shared/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { icons } from './icons';

// The library's own chip would delay the first row.
const Frame = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: 16,
  border: `1px solid ${theme.palette.control}`,
  fontSize: '0.8125rem',
}));

const Edit = styled('button')({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  minWidth: 0,
  minHeight: 28,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 16,
  cursor: 'pointer',
});

const Words = styled('span')({
  paddingInlineStart: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface FilterChipProps {
  /** Such as `Country`. */
  label: string;
  /** Such as `Greece`. */
  children: ReactNode;
  /** Undefined for a filter without an input. */
  onEdit: ((button: HTMLElement) => void) | undefined;
  /** Called with the button, so that the focus can move on from it. */
  onRemove: (button: HTMLElement) => void;
}

/** An active filter. Its text opens the input; its cross, Delete and Backspace remove it. */
export function FilterChip({ label, children, onEdit, onRemove }: FilterChipProps) {
  const id = useId();
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Delete' || key === 'Backspace') onRemove(currentTarget);
  };
  const words = (
    <Words id={id}>
      {label}: {children}
    </Words>
  );
  return (
    <Frame>
      {onEdit ? (
        <Edit
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onEdit(currentTarget)}
          onKeyDown={onKeyDown}
        >
          {words}
        </Edit>
      ) : (
        words
      )}
      <IconButton
        data-remove
        id={`${id}-remove`}
        size="small"
        color="inherit"
        aria-label="Remove"
        aria-labelledby={`${id}-remove ${id}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
        onKeyDown={onKeyDown}
      >
        {icons.remove}
      </IconButton>
    </Frame>
  );
}
