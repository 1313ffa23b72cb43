import type { GraphPrice, Hotel } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

type Row = Pick<GraphPrice, 'room_type_id' | 'boarding_type_id' | 'is_active'>;

/** Rooms or boardings of a hotel without an active price row. */
export interface UnusedTypes {
  words: string;
  /** Query string that opens the form of a new row on the page of the hotel. */
  search: string;
}

const newRow = (presets: Record<string, string>): string =>
  `?${new URLSearchParams({ tab: 'price', dialog: 'row', ...presets })}`;

/** Such as `2 rooms unused` and `1 boarding unused`; a single message if nothing has a price. */
export function unusedTypes(
  hotel: Pick<Hotel, 'room_type_id' | 'boarding_type_id'>,
  rows: readonly Row[],
): UnusedTypes[] {
  const sold = rows.filter(({ is_active }) => is_active);
  if (sold.length === 0) return [{ words: 'no prices', search: newRow({}) }];
  return (['room_type_id', 'boarding_type_id'] as const).flatMap((field) => {
    const used = new Set(sold.map((row) => row[field]));
    const unused = hotel[field].filter((id) => !used.has(id));
    const [first] = unused;
    const noun = field === 'room_type_id' ? 'room' : 'boarding';
    return first
      ? [{ words: `${plural(unused.length, noun)} unused`, search: newRow({ [field]: first }) }]
      : [];
  });
}
