import type { Kind } from '@itinera/shared/kinds';
import { airport } from '../airports/airport';
import { carrier } from '../flight-carriers/carrier';
import { city } from '../geography/cities/city';
import { country } from '../geography/countries/country';
import { place } from '../geography/places/place';
import { region } from '../geography/regions/region';
import { resort } from '../geography/resorts/resort';

/** All kinds of entries of this remote, in the order of their tabs. */
export const kinds: readonly Kind[] = [country, region, city, resort, place, airport, carrier];
