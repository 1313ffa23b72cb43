import {
  hotelCopyParts,
  neededFor,
  type HotelCopyKind,
  type HotelCopyPart,
  type HotelCopyPreview,
} from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

const partLabels: Readonly<Record<HotelCopyPart, string>> = {
  rooms: 'Rooms, boardings, child ages',
  themes: 'Themes',
  features: 'Features',
  descriptions: 'Descriptions',
  airports: 'Airports and transfers',
  partners: 'Partners and their contracts',
  grid: 'Rows and periods of prices',
  prices: 'Prices and supplements',
  offers: 'Offers, special prices, cancellation terms, charges at the hotel',
  restrictions: 'Stop sales, blocked check-outs, lengths of stay',
  allotments: 'Allotments, as if no room were sold',
};

/** By part, what it consists of. */
const kindsOf: Readonly<Record<HotelCopyPart, readonly HotelCopyKind[]>> = {
  rooms: ['room_types', 'boarding_types'],
  themes: ['themes'],
  features: ['features'],
  descriptions: ['descriptions'],
  airports: ['airports'],
  partners: ['partners'],
  grid: ['rows', 'periods'],
  prices: ['prices', 'base_prices', 'supplements', 'weekday_supplements'],
  offers: ['offers', 'special_prices', 'cancellation_terms', 'hotel_charges'],
  restrictions: ['stop_sales', 'blocked_checkouts', 'stay_lengths'],
  allotments: ['allotments', 'allotment_days'],
};

const nouns: Readonly<Record<HotelCopyKind, string>> = {
  room_types: 'room',
  boarding_types: 'boarding',
  themes: 'theme',
  features: 'feature',
  descriptions: 'text',
  airports: 'airport',
  partners: 'partner',
  rows: 'row',
  periods: 'period',
  prices: 'price',
  base_prices: 'base price',
  supplements: 'supplement',
  weekday_supplements: 'weekday supplement',
  offers: 'offer',
  special_prices: 'special price',
  cancellation_terms: 'cancellation rule',
  hotel_charges: 'charge at the hotel',
  stop_sales: 'stop sale',
  blocked_checkouts: 'blocked check-out',
  stay_lengths: 'stay length',
  allotments: 'allotment',
  allotment_days: 'own number',
  images: 'image',
};

/** A part of the hotel: what a duplicate takes along of it, and how many entries it does not. */
export interface CopiedPart {
  part: HotelCopyPart;
  label: string;
  /** Such as `84 rows, 6 periods`; empty for nothing. */
  content: string;
  skipped: number;
}

export const imagesIn = ({ kinds }: HotelCopyPreview): number =>
  kinds.find(({ kind }) => kind === 'images')?.skipped ?? 0;

export const partsIn = ({ kinds }: HotelCopyPreview): CopiedPart[] =>
  hotelCopyParts.map((part) => {
    const own = kinds.filter(({ kind }) => kindsOf[part].includes(kind));
    return {
      part,
      label: partLabels[part],
      content: own
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => plural(count, nouns[kind]))
        .join(', '),
      skipped: own.reduce((sum, { skipped }) => sum + skipped, 0),
    };
  });

/** Texts are about the other hotel, and its stop sales and allotments about rooms that are there. */
const rarelyCopied: readonly HotelCopyPart[] = ['descriptions', 'restrictions', 'allotments'];

/** The parts that are checked when the form opens. */
export const usualParts = (parts: readonly CopiedPart[]): HotelCopyPart[] =>
  parts.filter(({ part, content }) => content !== '' && !rarelyCopied.includes(part)).map(({ part }) => part);

/** The checked parts after one was pressed: with what it refers to, or without what refers to it. */
export function pressed(checked: readonly HotelCopyPart[], part: HotelCopyPart): HotelCopyPart[] {
  const isOff = checked.includes(part);
  const changed = isOff
    ? hotelCopyParts.filter((other) => other === part || neededFor[other]?.includes(part))
    : [part, ...(neededFor[part] ?? [])];
  return hotelCopyParts.filter((other) => (changed.includes(other) ? !isOff : checked.includes(other)));
}
