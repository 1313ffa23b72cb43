import type { InferInsertModel } from 'drizzle-orm';
import type * as tables from '../modules/schema';
import { demoChains, demoClasses, demoFormats, demoThemes, demoTypes } from './data/classification';
import { demoCountries } from './data/geography';
import { derivedId } from './derivedId';

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][];
type LocalName = Omit<InferInsertModel<typeof tables.countryNamesTable>, 'country_id'>;

/** The English and the Russian name of an entry in the demo data. */
export const names = (owner: string, en: string, ru: string): LocalName[] => [
  { id: derivedId(`${owner} name en`), locale: 'en', name: en },
  { id: derivedId(`${owner} name ru`), locale: 'ru', name: ru },
];

export interface DemoPlace {
  id: string;
  iso2: string;
  region: string;
  name: string;
  scenery: 'sea' | 'mountains' | 'city';
  hotels: Record<string, number>;
}

export function geographyRows() {
  const countries: Rows<typeof tables.countriesTable> = [];
  const countryNames: Rows<typeof tables.countryNamesTable> = [];
  const regions: Rows<typeof tables.regionsTable> = [];
  const regionNames: Rows<typeof tables.regionNamesTable> = [];
  const resorts: Rows<typeof tables.resortsTable> = [];
  const resortNames: Rows<typeof tables.resortNamesTable> = [];
  const places: Rows<typeof tables.placesTable> = [];
  const demoPlaces: DemoPlace[] = [];

  for (const country of demoCountries) {
    const countryKey = `country ${country.iso2}`;
    const country_id = derivedId(countryKey);
    countries.push({ id: country_id, iso2: country.iso2 });
    countryNames.push(...names(countryKey, country.en, country.ru).map((name) => ({ ...name, country_id })));
    for (const [en, ru, resortsOfRegion] of country.regions) {
      const regionKey = `${countryKey} region ${en}`;
      const region_id = derivedId(regionKey);
      regions.push({ id: region_id, country_id, name: en });
      regionNames.push(...names(regionKey, en, ru).map((name) => ({ ...name, region_id })));
      for (const [resortEn, resortRu, placesOfResort] of resortsOfRegion) {
        const resortKey = `${regionKey} resort ${resortEn}`;
        const resort_id = derivedId(resortKey);
        resorts.push({ id: resort_id, region_id });
        resortNames.push(...names(resortKey, resortEn, resortRu).map((name) => ({ ...name, resort_id })));
        for (const [name, hotels] of Object.entries(placesOfResort)) {
          const id = derivedId(`${resortKey} place ${name}`);
          places.push({ id, resort_id, name, is_city: name === resortEn });
          demoPlaces.push({ id, iso2: country.iso2, region: en, name, scenery: country.scenery, hotels });
        }
      }
    }
  }
  return { countries, countryNames, regions, regionNames, resorts, resortNames, places, demoPlaces };
}

export function classificationRows() {
  const types = demoTypes.map(([en], order) => ({ id: derivedId(`type ${en}`), order }));
  const formats = demoFormats.map(([en], order) => ({ id: derivedId(`format ${en}`), order }));
  return {
    classes: demoClasses.map((name, order) => ({ id: derivedId(`class ${name}`), name, order })),
    chains: demoChains.map((name, order) => ({ id: derivedId(`chain ${name}`), name, order })),
    themes: Object.entries(demoThemes).map(([name, weight]) => ({
      id: derivedId(`theme ${name}`),
      name,
      weight,
    })),
    types,
    typeNames: demoTypes.flatMap(([en, ru]) =>
      names(`type ${en}`, en, ru).map((name) => ({ ...name, hotel_type_id: derivedId(`type ${en}`) })),
    ),
    formats,
    formatNames: demoFormats.flatMap(([en, ru]) =>
      names(`format ${en}`, en, ru).map((name) => ({ ...name, hotel_format_id: derivedId(`format ${en}`) })),
    ),
  };
}
