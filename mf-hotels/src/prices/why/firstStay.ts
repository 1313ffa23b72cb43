import { addDays, agesIn, typedStay, type GraphPrice, type TypedStay } from '@itinera/shared/contracts';
import type { Stay } from '@itinera/shared/pricing';
import type { DialogPresets } from '../usePriceDialog';
import type { NamedBook } from './usePriceBook';

/** The stay, once all inputs are valid. */
export function stayIn(typed: unknown): Stay | undefined {
  const { data } = typedStay.safeParse(typed);
  if (!data) return undefined;
  const { ages: children, ...stay } = data;
  return { ...stay, child_ages: agesIn(children) };
}

/** Ages that match a row's children: the oldest of each band. */
function agesOf({ hotel, settings }: NamedBook, { children, child_bands }: GraphPriceGuests): string {
  const oldest = hotel.child_age?.to ?? settings.default_child_age.to;
  const bands = child_bands ?? Array.from({ length: children }, () => 0);
  return bands.map((band) => hotel.child_age_limits[band - 1]?.to_age ?? oldest).join(', ');
}
type GraphPriceGuests = Pick<GraphPrice, 'adult' | 'children' | 'child_bands'>;

const usualNights = 7;

/** Initial stay: in the period and row that the panel was opened for, else in the next period and the first row. */
export function firstStay(book: NamedBook, presets: DialogPresets, today: string): TypedStay {
  const periods = book.periods.toSorted((one, other) => (one.start_period < other.start_period ? -1 : 1));
  const period =
    periods.find(({ id: periodId }) => periodId === presets.period_id) ??
    periods.find(({ end_period }) => end_period > today);
  const isAsked = (row: GraphPriceGuests & { room_type_id: string; boarding_type_id: string }): boolean =>
    [presets.room_type_id ?? row.room_type_id, presets.boarding_type_id ?? row.boarding_type_id].join() ===
      [row.room_type_id, row.boarding_type_id].join() &&
    Number(presets.adults ?? row.adult) === row.adult &&
    Number(presets.children ?? row.children) === row.children;
  const row =
    book.rows.find((candidate) => candidate.is_active && isAsked(candidate)) ?? book.rows.find(isAsked);
  const start = period?.start_period ?? addDays(today, 1);
  const check_in = period && start < today ? addDays(today, 1) : start;
  return {
    room_type_id: presets.room_type_id ?? row?.room_type_id ?? book.hotel.room_type_id[0] ?? '',
    boarding_type_id:
      presets.boarding_type_id ?? row?.boarding_type_id ?? book.hotel.boarding_type_id[0] ?? '',
    check_in,
    check_out: addDays(check_in, Math.max(usualNights, period?.min_nights ?? 1)),
    adults: row?.adult || 2,
    ages: row ? agesOf(book, row) : '',
    booking_date: today,
  };
}
