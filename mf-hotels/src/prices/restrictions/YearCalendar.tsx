import { Box } from '@itinera/shared/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { dayAfterKey } from './dayAfterKey';
import { dayOf } from './dayOf';
import { rangeIn, type DayRange } from './dayRange';
import { cell, marks } from './marks';
import { Month } from './Month';
import type { Layer, RestrictionLists } from './restrictionsOf';
import type { DaySelection } from './useDayRange';

interface YearCalendarProps {
  /** Such as `2027-06`, in order. */
  months: readonly string[];
  lists: RestrictionLists;
  shown: ReadonlySet<Layer>;
  today: string;
  /** Called when a key leaves these months. */
  onYear: (year: number) => void;
  onOpen: (day: string, anchor: HTMLElement) => void;
  selection: DaySelection;
  /** Days that a form is open for. */
  asked: DayRange | undefined;
}

/**
 * Twelve months. Arrows move by day and week, PageUp and PageDown by month; Enter opens a day. Dragging selects days, and so does Shift with
 * these keys, for Enter.
 */
export function YearCalendar(props: YearCalendarProps) {
  const { months, lists, shown, today, onYear, onOpen, selection, asked } = props;
  const [chosen, setChosen] = useState(today);
  const { range, extend, letGo, takesClick, handlers } = selection;
  const isFollowed = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const current = months.includes(chosen.slice(0, 7)) ? chosen : `${months[0] ?? ''}-01`;

  useEffect(() => {
    // The other months may not be rendered yet.
    if (!isFollowed.current || current !== chosen) return;
    isFollowed.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, chosen]);

  const move = (event: KeyboardEvent) => {
    const from = dayOf(event.target);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(from.day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) extend(from.day, next);
    else letGo();
    isFollowed.current = true;
    setChosen(next);
    if (!months.includes(next.slice(0, 7))) onYear(Number(next.slice(0, 4)));
  };
  const press = (event: PointerEvent) => {
    const found = dayOf(event.target);
    // A press gives it the focus.
    if (found) setChosen(found.day);
    handlers.onPointerDown(event);
  };
  const open = ({ target }: MouseEvent) => {
    const found = dayOf(target);
    if (takesClick(found?.day) || !found) return;
    setChosen(found.day);
    onOpen(found.day, found.button);
  };

  return (
    <Box
      ref={root}
      onKeyDown={move}
      onClick={open}
      {...handlers}
      onPointerDown={press}
      sx={[
        {
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          '& table': {
            borderCollapse: 'collapse',
            width: '100%',
            tableLayout: 'fixed',
            alignSelf: 'start',
          },
          '& caption': { textAlign: 'start', fontWeight: 600, pb: 0.5 },
          '& th': { fontSize: 12, fontWeight: 400, color: 'text.secondary', p: 0 },
          '& td': { p: 0 },
          '& button': { ...cell, cursor: 'pointer' },
          '& button:hover': { backgroundColor: 'action.hover' },
          '& button:focus-visible': { zIndex: 1 },
          // Dragging selects days, no text.
          userSelect: 'none',
          WebkitTouchCallout: 'none',
        },
        marks,
      ]}
    >
      {months.map((month) => (
        <Month
          key={month}
          month={month}
          lists={lists}
          shown={shown}
          current={current.startsWith(month) ? current : undefined}
          today={today}
          range={rangeIn(month, range ?? asked)}
        />
      ))}
    </Box>
  );
}
