import { allotmentKinds, isCounted, type Allotment, type AllotmentKind } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

const kinds: Readonly<Record<AllotmentKind, string>> = {
  guaranteed: 'Guaranteed',
  soft: 'Soft',
  on_request: 'On request',
  free_sale: 'Free sale',
};

export const kindChoices = allotmentKinds.map((value) => ({ value, label: kinds[value] }));

/** What a kind means, below its field. */
export const kindHints: Readonly<Record<AllotmentKind, string>> = {
  guaranteed: 'Paid in any case',
  soft: 'Unsold rooms are given back',
  on_request: 'The hotel answers each request',
  free_sale: 'Sold without a count',
};

export const soldOutChoices = [
  { value: 'stop', label: 'Stop selling' },
  { value: 'on_request', label: 'Ask the hotel' },
] as const satisfies readonly { value: Allotment['when_sold_out']; label: string }[];

/** How many rooms, such as `Soft, 5 rooms a night, given back 7 days before`. */
export function allotmentInWords({ kind, rooms, release_days }: Allotment): string {
  if (!isCounted(kind)) return kinds[kind];
  const givenBack = release_days === 0 ? 'on their day' : `${plural(release_days, 'day')} before`;
  return [
    kinds[kind],
    `${plural(rooms, 'room')} a night`,
    ...(kind === 'soft' ? [`given back ${givenBack}`] : []),
  ].join(', ');
}

/** What is sold when no room is left; undefined where rooms are not counted. */
export const whenSoldOutInWords = ({ kind, when_sold_out }: Allotment): string | undefined => {
  if (!isCounted(kind)) return undefined;
  return when_sold_out === 'stop' ? 'then nothing is sold' : 'then the hotel is asked';
};
