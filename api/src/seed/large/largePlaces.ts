import type { Transaction } from '../../db/database';
import { placesTable, resortNamesTable, resortsTable } from '../../modules/schema';
import { demoCountries, type DemoCountry } from '../data/geography';
import { demoPartners } from '../data/people';
import { zoneOf } from '../data/timeZones';
import { airportsNear } from '../demoHotelParts';
import { geographyRows, names, type DemoPlace } from '../demoRows';
import { derivedId } from '../derivedId';

/** Names of the resorts that are added to those of the demo. */
const quarters: Record<DemoCountry['scenery'], [en: string, ru: string][]> = {
  sea: [
    ['Bay', 'бухта'],
    ['Riviera', 'ривьера'],
  ],
  mountains: [
    ['Valley', 'долина'],
    ['Heights', 'высоты'],
  ],
  city: [
    ['Old Town', 'старый город'],
    ['Gardens', 'сады'],
  ],
};
const sides = ['North', 'South', 'East', 'West'];

function largeResorts() {
  return demoCountries.flatMap(({ iso2, scenery, regions }) =>
    regions.flatMap(([regionEn, regionRu]) =>
      quarters[scenery].map(([en, ru]) => {
        const regionKey = `country ${iso2} region ${regionEn}`;
        const key = `${regionKey} resort ${regionEn} ${en}`;
        return {
          id: derivedId(key),
          key,
          region_id: derivedId(regionKey),
          en: `${regionEn} ${en}`,
          ru: `${regionRu}, ${ru}`,
          iso2,
          scenery,
          region: regionEn,
        };
      }),
    ),
  );
}

const placesOf = (resort: ReturnType<typeof largeResorts>[number]) =>
  sides.map((side) => {
    const name = `${resort.en} ${side}`;
    return { id: derivedId(`${resort.key} place ${name}`), name, resort };
  });

/** Inserts two more resorts with four places each in every region. */
export async function insertPlaces(tx: Transaction): Promise<void> {
  const resorts = largeResorts();
  await tx.insert(resortsTable).values(resorts.map(({ id, region_id }) => ({ id, region_id })));
  await tx
    .insert(resortNamesTable)
    .values(
      resorts.flatMap(({ id, key, en, ru }) =>
        names(key, en, ru).map((name) => ({ ...name, resort_id: id })),
      ),
    );
  await tx
    .insert(placesTable)
    .values(
      resorts
        .flatMap(placesOf)
        .map(({ id, name, resort }) => ({ id, name, resort_id: resort.id, is_city: false })),
    );
}

/** A place with the values that statements need to insert hotels there. */
export interface LargePlace {
  number: number;
  id: string;
  scenery: DemoPlace['scenery'];
  country: string;
  airport_id: string | null;
  time_zone: string;
  latitude: number;
  longitude: number;
  partner_id: string;
  /** A second partner that offers some of its hotels. */
  second_partner_id: string;
}

const partnerIds = demoPartners.map(({ email }) => derivedId(`user ${email}`));

function partnersOf(iso2: string) {
  const main = Math.max(
    0,
    demoPartners.findIndex(({ countries }) => countries.includes(iso2)),
  );
  const at = (index: number) => partnerIds[index % partnerIds.length] ?? '';
  return { partner_id: at(main), second_partner_id: at(main + 1) };
}

/** All places including the demo's, in the order in which they get hotels. */
export function largePlaces(): LargePlace[] {
  const added: DemoPlace[] = largeResorts().flatMap((resort) =>
    placesOf(resort).map(({ id, name }) => ({ ...resort, id, name, hotels: {} })),
  );
  return [...geographyRows().demoPlaces, ...added].map((place, number) => {
    const [airport] = airportsNear(place);
    const { id, scenery, iso2 } = place;
    return {
      number,
      id,
      scenery,
      country: iso2,
      airport_id: airport ? derivedId(`airport ${airport[0]}`) : null,
      time_zone: zoneOf(place),
      latitude: airport?.[5] ?? 0,
      longitude: airport?.[6] ?? 0,
      ...partnersOf(iso2),
    };
  });
}
