import { thumbnailUrl } from '@itinera/shared/contracts';
import { formatAmount, plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Button, IconButton, Link, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { rowName, type FoundRow } from '../foundRows';
import { stayDays } from '../tripWords';
import { columnWords, isPrice, type ColumnId } from './columns';
import { closeIcon, copyIcon, openIcon, whyIcon } from './icons';
import type { TripActions } from './tripActions';
import { TripSeats } from './TripSeats';
import { TripTags } from './TripTags';

interface TripLineProps {
  row: FoundRow;
  columns: readonly ColumnId[];
  actions: TripActions;
  level: 1 | 2;
  /** The group that it expands. */
  group?: string;
  /** Whether the rooms of the hotel are shown, and the toggle; undefined if it has none. */
  rooms?: { isOpen: boolean; toggle: () => void };
  /** Text below the days, such as the number of other days. */
  note?: ReactNode;
  isCheapest?: boolean;
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** One trip: a row of the table, or a card on narrow screens. */
export function TripLine({ row, columns, actions, level, group, rooms, note, isCheapest }: TripLineProps) {
  const { trip, hotel, room, boarding, partner, result } = row;
  const { active, marked, bookAddress, onActive, onMark, onWhy, onCopy } = actions;
  const name = rowName(row);
  const isActive = active === row.id;
  // Roving tabindex: only the active row is in the tab order; arrows reach the others.
  const tabIndex = isActive ? 0 : -1;
  const money = (minor: number | null) => (minor === null ? '—' : formatAmount(minor, result.currency));
  const cells: Record<ColumnId, ReactNode> = {
    hotel:
      level === 1 ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          {rooms && (
            <IconButton
              size="small"
              tabIndex={tabIndex}
              aria-label={`Rooms of ${hotel.name}`}
              aria-expanded={rooms.isOpen}
              title={rooms.isOpen ? 'Hide rooms (←)' : 'Show rooms (→)'}
              onClick={rooms.toggle}
              sx={{ p: 0.25, ml: -0.5, '@media print': { display: 'none' } }}
            >
              {rooms.isOpen ? closeIcon : openIcon}
            </IconButton>
          )}
          {hotel.image ? (
            <Box
              component="img"
              src={thumbnailUrl(hotel.image)}
              alt=""
              loading="lazy"
              sx={{ width: 54, height: 40, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
            />
          ) : (
            <Box sx={{ width: 54, height: 40, borderRadius: 1, flex: 'none', bgcolor: 'action.hover' }} />
          )}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={pathTo('hotels-id', { id: hotel.id })}
              tabIndex={tabIndex}
              sx={{ color: 'text.primary', fontWeight: 700 }}
            >
              {hotel.name}
            </Link>{' '}
            {hotel.stars > 0 && (
              <Box
                component="span"
                role="img"
                aria-label={`${hotel.stars} stars`}
                sx={{ color: 'accent.main' }}
              >
                {hotel.stars}★
              </Box>
            )}
            <Box sx={quiet}>
              {[hotel.place.name, hotel.region?.name, hotel.country.name].filter(Boolean).join(', ')}
            </Box>
          </Box>
        </Box>
      ) : (
        <Box data-under sx={quiet}>
          {hotel.name}
        </Box>
      ),
    stay: (
      <>
        {room}
        <Box sx={quiet}>
          {boarding} · {partner}
        </Box>
        <TripTags trip={trip} />
      </>
    ),
    dates: (
      <>
        {stayDays(trip.check_in, trip.check_out)}
        <Box sx={quiet}>
          {plural(trip.nights, 'night')}
          {note && <> · {note}</>}
          <TripSeats trip={trip} />
        </Box>
      </>
    ),
    net: money(trip.net_minor),
    markup: money(trip.markup_minor),
    sale: (
      <>
        <Box component="b" sx={isCheapest ? { color: 'success.main' } : {}}>
          {money(trip.sale_minor)}
        </Box>
        {isCheapest && <Box sx={quiet}>Cheapest</Box>}
        {trip.transfer && (
          <Box sx={quiet}>{trip.transfer.sale_minor === null ? 'transfer on request' : 'with transfer'}</Box>
        )}
      </>
    ),
  };
  return (
    <Box
      role="row"
      data-line
      data-trip={row.id}
      data-group={group}
      data-marked={marked.has(row.id) || undefined}
      aria-level={level}
      aria-label={name}
      aria-selected={marked.has(row.id)}
      aria-expanded={rooms?.isOpen}
      tabIndex={tabIndex}
      onFocus={() => onActive(row)}
      onDoubleClick={rooms?.toggle}
    >
      {columns.map((column) => (
        <Box
          key={column}
          role={column === 'hotel' ? 'rowheader' : 'gridcell'}
          data-column={isPrice(column) ? 'price' : column}
          {...(isPrice(column) && { 'data-price': column, 'data-label': `${columnWords[column]}:` })}
        >
          {cells[column]}
        </Box>
      ))}
      <Box role="gridcell" data-column="actions">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={`Compare ${name}`}
          title="Compare (Space)"
          checked={marked.has(row.id)}
          onChange={() => onMark(row)}
        />
        {onWhy && (
          <IconButton
            size="small"
            tabIndex={tabIndex}
            aria-label={`Why this price: ${name}`}
            title="Why this price (x)"
            onClick={() => onWhy(row)}
          >
            {whyIcon}
          </IconButton>
        )}
        <IconButton
          size="small"
          tabIndex={tabIndex}
          aria-label={`Copy as text: ${name}`}
          title="Copy as text (c)"
          onClick={() => onCopy(row)}
        >
          {copyIcon}
        </IconButton>
        <Button
          component={RouterLink}
          to={bookAddress(row)}
          state={{ dialog: 'book' }}
          size="small"
          variant={trip.availability === 'blocked' ? 'outlined' : 'contained'}
          tabIndex={tabIndex}
          aria-label={`Book ${name}`}
          data-book
        >
          Book
        </Button>
      </Box>
    </Box>
  );
}

interface LineOfWordsProps {
  children: ReactNode;
  columns: number;
  /** Whether rows are still loading. */
  isAwaited?: boolean;
}

/** Row of text, in place of rows that are loading or failed. */
export const LineOfWords = ({ children, columns, isAwaited }: LineOfWordsProps) => (
  <Box role="row" data-line data-awaited={isAwaited || undefined}>
    <Box role="gridcell" aria-colspan={columns} data-column="heading" sx={{ gridColumn: '1 / -1' }}>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </Box>
  </Box>
);
