import type { GraphPrice, Hotel } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

type Row = Pick<GraphPrice, 'room_type_id' | 'boarding_type_id' | 'is_active'>;

/** Rooms or boardings that a hotel offers and no active row prices, and where one is priced. */
export interface UnusedTypes {
  words: string;
  /** Address of the form of a new row, within the page of the hotel. */
  search: string;
}

const newRow = (presets: Record<string, string>): string =>
  `?${new URLSearchParams({ tab: 'price', dialog: 'row', ...presets })}`;

/** `2 rooms unused`, `1 boarding unused`; where nothing is priced at all, that and no more. */
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
