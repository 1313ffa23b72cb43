import type { Tour } from './tours';

const cities = [
  'Rīga',
  'Jūrmala',
  'Санкт-Петербург',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Bad Neustadt an der Saale',
];

const tourAt = (index: number): Tour => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Tour ${index + 1}${index % 7 === 3 ? ' along the whole of the Amber coast, with a night on the ferry' : ''}`,
  city: cities[index % cities.length] ?? '',
  stars: (index % 11) / 2,
  nights: 1 + (index % 30),
  price: 9_900 + ((index * 7919) % 500_000),
});

export const manyTours: readonly Tour[] = Array.from({ length: 10_000 }, (_, index) => tourAt(index));

const words = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** `sort` as in an address: `price` or `-price`. */
export function sorted(tours: readonly Tour[], sort: string | undefined): readonly Tour[] {
  if (!sort) return tours;
  const field = sort.replace('-', '') as 'name' | 'stars' | 'price';
  const ascending = tours.toSorted((one, other) => words(String(one[field]), String(other[field])));
  return sort.startsWith('-') ? ascending.toReversed() : ascending;
}
