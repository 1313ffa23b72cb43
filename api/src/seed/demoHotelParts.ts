import { demoAirports } from './data/airports';
import type { DemoPlace } from './demoRows';
import { between, featureLinksOf } from './demoStays';
import { derivedFraction, derivedId } from './derivedId';

const stamp = '2025-09-15T09:00:00.000Z';
const stamps = { created_at: stamp, updated_at: stamp };

interface ListedHotel {
  name: string;
  stars: number;
  place: DemoPlace;
}

/** The airports of a place's region, the nearest first; in a region without one, the country's first two. */
export function airportsNear({ iso2, region }: DemoPlace) {
  const ofCountry = demoAirports[iso2] ?? [];
  const ofRegion = ofCountry.filter((airport) => airport[3] === region);
  return ofRegion.length > 0 ? ofRegion : ofCountry.slice(0, 2);
}

const airportLinksOf = ({ name, place }: ListedHotel) =>
  airportsNear(place).map(([iata], index) => {
    const distance = between(8 + index * 60, 60 + index * 60, 1, `${name} to ${iata}`);
    return {
      id: derivedId(`hotel ${name} airport ${iata}`),
      hotel_id: derivedId(`hotel ${name}`),
      airport_id: derivedId(`airport ${iata}`),
      distance,
      transfer_time: 15 + Math.round(distance),
      transfer_price_minor: 500 + 50 * Math.round(distance),
      transfer_currency: 'EUR',
      transfer_price_type: 'per_person' as const,
      is_default: index === 0,
      ...stamps,
    };
  });

const surroundings = {
  sea: 'a short walk from the sea',
  mountains: 'where the hiking paths and the slopes begin',
  city: 'in the middle of the city',
};

const descriptionsOf = ({ name, stars, place }: ListedHotel) =>
  derivedFraction(`${name} described`) < 0.6
    ? [
        {
          id: derivedId(`hotel ${name} description en`),
          hotel_id: derivedId(`hotel ${name}`),
          locale: 'en' as const,
          description: `${name} lies in ${place.name}, ${surroundings[place.scenery]}.\n\nIts ${stars} stars promise quiet rooms, a kitchen of the region and people who know their guests.`,
          ...stamps,
        },
      ]
    : [];

export const hotelPartRows = (hotels: ListedHotel[]) => ({
  airportLinks: hotels.flatMap(airportLinksOf),
  descriptions: hotels.flatMap(descriptionsOf),
  featureLinks: hotels.flatMap(({ name }) => featureLinksOf(name)),
});
