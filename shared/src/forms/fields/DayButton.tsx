import { IconButton, InputAdornment, onDemand, SvgIcon } from '@itinera/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';

// Loaded when it is opened, because most days are typed.
const CalendarPopover = onDemand(() =>
  import('@itinera/shared/pickers').then((module) => ({ default: module.CalendarPopover })),
);

interface DayButtonProps {
  /** Label of the field. */
  label: string;
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  onPick: (day: string) => void;
}

/**
 * Opens the calendar beside a field for a day. It is no stop of Tab, because a day is typed faster: in the field, Alt and the down arrow
 * open it.
 */
export function DayButton({ label, value, min, max, disabled, onPick }: DayButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const line = button.current?.parentElement?.parentElement;
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || !event.altKey || disabled) return;
      event.preventDefault();
      setAnchor(button.current);
    };
    line?.addEventListener('keydown', open);
    return () => line?.removeEventListener('keydown', open);
  }, [disabled]);
  return (
    <InputAdornment position="end">
      <IconButton
        ref={button}
        edge="end"
        tabIndex={-1}
        title="Alt+↓"
        aria-keyshortcuts="Alt+ArrowDown"
        aria-label={`Calendar for ${label}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SvgIcon>
          <path d="M19 4h-1V2h-2v2H8V2H6v2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m0 16H5V10h14zm0-12H5V6h14z" />
        </SvgIcon>
      </IconButton>
      {anchor && (
        <Suspense>
          <CalendarPopover
            anchor={anchor}
            label={`Calendar for ${label}`}
            value={value}
            min={min}
            max={max}
            onPick={(day) => {
              onPick(day);
              setAnchor(null);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </InputAdornment>
  );
}
