import { demoBeaches, demoBoardings, demoFeatures, demoRooms } from './data/stays';
import { derivedFraction, derivedId, pick } from './derivedId';
import type { Scenery } from './pictures/palettes';

/** A number from `min` to `max` with so many decimals, always the same for the same key. */
export const between = (min: number, max: number, decimals: number, key: string): number =>
  Number((min + derivedFraction(key) * (max - min)).toFixed(decimals));

/** A subset of the options in their order, always the same for the same key; `share` is the chance of each. */
const some = (options: string[], share: number, key: string): string[] =>
  options.filter((option) => derivedFraction(`${key} ${option}`) < share);

const boardingsOf = (name: string, stars: number): string[] => {
  if (stars <= 3) return some(['RO', 'BB', 'HB'], 0.7, `${name} boarding`);
  const codes = Object.keys(demoBoardings).slice(1, stars >= 5 ? 6 : 5);
  return some(codes, 0.55, `${name} boarding`);
};

const withOne = (chosen: string[], least: string): string[] => (chosen.length > 0 ? chosen : [least]);

/** Beach, distances, rooms, meals, ratings and ages of children of a hotel. */
export function stayOf(name: string, stars: number, scenery: Scenery) {
  const bySea = scenery === 'sea';
  const from = derivedFraction(`${name} children`) < 0.3 ? 3 : 2;
  const to = pick([11, 12, 13], `${name} children to`);
  const inBands = derivedFraction(`${name} child bands`) < 0.3;
  return {
    beach_type_id: bySea ? derivedId(`beach ${pick(demoBeaches, `${name} beach`)[0]}`) : null,
    beach_line_num: bySea ? pick([1, 1, 1, 2, 3], `${name} line`) : 0,
    is_beach_private: bySea && derivedFraction(`${name} private beach`) < 0.3,
    distance_to_beach: bySea ? between(0.05, 1.2, 2, `${name} to beach`) : null,
    distance_to_slope: scenery === 'mountains' ? between(0.1, 4, 2, `${name} to slope`) : null,
    distance_to_city: between(0.3, 35, 1, `${name} to city`),
    room_type_id: [
      'DBL',
      ...some(
        Object.keys(demoRooms).filter((code) => code !== 'DBL'),
        0.4,
        `${name} room`,
      ),
    ].map((code) => derivedId(`room ${code}`)),
    boarding_type_id: withOne(boardingsOf(name, stars), 'BB').map((code) => derivedId(`boarding ${code}`)),
    trip_advisor_rating: between(stars >= 4 ? 3.8 : 3, 5, 1, `${name} advisor`),
    google_rating: derivedFraction(`${name} on google`) < 0.1 ? null : between(3.4, 4.9, 1, `${name} google`),
    child_age: { from, to },
    child_age_limits: inBands
      ? [
          { from_age: from, to_age: 6 },
          { from_age: 7, to_age: to },
        ]
      : [{ from_age: from, to_age: to }],
  };
}

const featureNames = Object.values(demoFeatures).flatMap((list) => list.map(([en]) => en));

export const featureLinksOf = (name: string) =>
  some(featureNames, 0.45, `${name} feature`).map((feature) => ({
    id: derivedId(`hotel ${name} feature ${feature}`),
    hotel_id: derivedId(`hotel ${name}`),
    feature_id: derivedId(`feature ${feature}`),
    paid: derivedFraction(`${name} paid ${feature}`) < 0.15,
  }));
