import { stemOf } from '../modules/hotels/prettyName';
import { demoChains, demoClasses, demoFormats, demoThemes } from './data/classification';
import { chargesIn } from './data/hotelCharges';
import { demoPartners } from './data/people';
import { zoneOf } from './data/timeZones';
import { airportsNear, hotelPartRows } from './demoHotelParts';
import type { DemoPlace } from './demoRows';
import { between, stayOf } from './demoStays';
import { derivedFileName, derivedFraction, derivedId, pick } from './derivedId';
import type { Scenery } from './pictures/palettes';
import type { PricedHotel } from './prices/demoPrices';

const firstCreation = Date.UTC(2025, 8, 1, 8);
const hoursBetween = 31;
const chargesAdded = '2026-10-06T09:00:00.000Z';

export interface DemoImage {
  file_name: string;
  hotel: string;
  order: number;
  alt: string;
  stars: number;
  scenery: Scenery;
}

const themesOf = (name: string, scenery: Scenery): string[] => {
  const offered: Record<Scenery, [string, ...string[]]> = {
    sea: ['Beach', 'Family', 'Diving', 'Romantic', 'Golf'],
    mountains: ['Ski', 'Spa', 'Family', 'Gastronomy'],
    city: ['City break', 'Gastronomy', 'Spa', 'Pets welcome'],
  };
  const chosen = new Set([offered[scenery][0], pick(offered[scenery], `${name} theme`)]);
  if (name.includes('Spa')) chosen.add('Spa');
  return Object.keys(demoThemes).filter((theme) => chosen.has(theme));
};

const typeOf = (name: string): string => {
  if (/Resort|Club|Retreat/.test(name)) return 'Resort';
  if (/Apartments|Residence|Suites|Rooms/.test(name)) return 'Apartments';
  if (/Villa|Cottages|House/.test(name)) return 'Villa';
  return /Lodge|Chalet|Inn/.test(name) ? 'Lodge' : 'Hotel';
};

/** A position near the airport of its region. */
function positionOf(name: string, place: DemoPlace) {
  const [airport] = airportsNear(place);
  if (!airport) return {};
  return {
    latitude: Number((airport[5] + between(-0.2, 0.2, 4, `${name} latitude`)).toFixed(4)),
    longitude: Number((airport[6] + between(-0.2, 0.2, 4, `${name} longitude`)).toFixed(4)),
  };
}

function hotelRow(name: string, stars: number, place: DemoPlace, index: number) {
  const { id: place_id, iso2, scenery } = place;
  const is_active = index % 11 !== 7;
  const created = new Date(firstCreation + index * hoursBetween * 3_600_000).toISOString();
  const level = Math.min(demoClasses.length, Math.max(1, stars)) - 1;
  return {
    id: derivedId(`hotel ${name}`),
    name,
    place_id,
    hotel_class_id: derivedId(`class ${demoClasses[level]}`),
    hotel_type_id: derivedId(`type ${typeOf(name)}`),
    hotel_format_id: derivedId(`format ${pick(demoFormats, `${name} format`)[0]}`),
    hotel_chain_id:
      derivedFraction(`${name} in a chain`) < 0.4
        ? derivedId(`chain ${pick(demoChains, `${name} chain`)}`)
        : null,
    stars: derivedFraction(`${name} half a star`) < 0.1 && stars < 5 ? stars + 0.5 : stars,
    is_active,
    status_note: is_active ? null : 'Closed for renovation',
    ...stayOf(name, stars, scenery),
    ...positionOf(name, place),
    is_recommended: derivedFraction(`${name} recommended`) < 0.25,
    is_bestseller: derivedFraction(`${name} bestseller`) < 0.15,
    is_visited: derivedFraction(`${name} visited`) < 0.5,
    url_pretty_name: stemOf(name),
    time_zone: zoneOf(place),
    keywords: [iso2.toLowerCase(), ...themesOf(name, scenery)].join(', ').toLowerCase(),
    created_at: created,
    updated_at: created,
  };
}

const views: Record<Scenery, [string, string, string]> = {
  sea: ['by the sea, with palm trees', 'from the beach', 'from the water'],
  mountains: ['below the mountains', 'beside its lake', 'behind fir trees'],
  city: ['in the city, with its pool', 'from the street', 'in front of the skyline'],
};

/** The alternative text of a generated picture. */
const altOf = (hotel: string, scenery: Scenery, index: number): string =>
  `${hotel} ${views[scenery][index % views[scenery].length]}`;

const imagesOf = (hotel: string, stars: number, scenery: Scenery): DemoImage[] =>
  Array.from({ length: derivedFraction(`${hotel} images`) < 0.5 ? 2 : 3 }, (_, index) => ({
    file_name: derivedFileName(`${hotel} image ${index + 1}`),
    hotel,
    order: index + 1,
    alt: altOf(hotel, scenery, index),
    stars,
    scenery,
  }));

/** The partners of a hotel: the one of its country; in Greece a second one; in Cyprus some inactive links. */
function linksOf(name: string, iso2: string, index: number) {
  const [, second] = demoPartners;
  const main = demoPartners.filter(({ countries }) => countries.includes(iso2));
  const shared = iso2 === 'GR' && second ? [second] : [];
  const ended = iso2 === 'CY' && index % 2 === 0 && second ? [second] : [];
  return [...main, ...shared, ...ended].map((partner, position) => ({
    id: derivedId(`hotel ${name} partner ${partner.email}`),
    hotel_id: derivedId(`hotel ${name}`),
    dmc_id: derivedId(`user ${partner.email}`),
    is_default: position === 0,
    markup_bp: 1000 + 100 * (index % 6),
    is_active: !ended.includes(partner),
  }));
}

/** The first of each six hotels of a partner has no prices yet, for entering a season by hand. */
const unpricedOf = 6;

/** The hotels that partners have prices for: most of those that they offer. */
function pricedHotels(
  hotels: ReturnType<typeof hotelRow>[],
  links: ReturnType<typeof linksOf>,
  sceneryOf: (index: number) => Scenery,
  pricedEach: number,
): PricedHotel[] {
  return demoPartners.flatMap(({ email }) => {
    const offered = new Set(
      links
        .filter((link) => link.is_active && link.dmc_id === derivedId(`user ${email}`))
        .map((link) => link.hotel_id),
    );
    return hotels
      .map((hotel, index) => ({ ...hotel, partner: email, scenery: sceneryOf(index) }))
      .filter(({ id, is_active }) => is_active && offered.has(id))
      .filter((_, index) => index % unpricedOf !== 0)
      .slice(0, pricedEach);
  });
}

const chargeRows = (name: string, iso2: string, stars: number) =>
  chargesIn(iso2, stars).map((charge, index) => ({
    ...charge,
    id: derivedId(`hotel ${name} charge ${index + 1}`),
    hotel_id: derivedId(`hotel ${name}`),
    dmc_id: null,
    created_at: chargesAdded,
    updated_at: chargesAdded,
  }));

/** `pricedEach`: maximum number of hotels with prices per partner. */
export function hotelRows(places: DemoPlace[], pricedEach = Infinity) {
  const listed = places.flatMap((place) =>
    Object.entries(place.hotels).map(([name, stars]) => ({ name, stars, place })),
  );
  const hotels = listed.map(({ name, stars, place }, index) => hotelRow(name, stars, place, index));
  const dmcLinks = listed.flatMap(({ name, place }, index) => linksOf(name, place.iso2, index));
  return {
    hotels,
    priced: pricedHotels(hotels, dmcLinks, (index) => listed[index]?.place.scenery ?? 'sea', pricedEach),
    images: listed.flatMap(({ name, stars, place }) => imagesOf(name, stars, place.scenery)),
    themeLinks: listed.flatMap(({ name, place }) =>
      themesOf(name, place.scenery).map((theme) => ({
        hotel_id: derivedId(`hotel ${name}`),
        hotel_theme_id: derivedId(`theme ${theme}`),
      })),
    ),
    parts: hotelPartRows(listed),
    charges: listed.flatMap(({ name, stars, place }) => chargeRows(name, place.iso2, stars)),
    dmcLinks,
  };
}
