import type { Country } from '@itinera/shared/contracts';
import { callAs } from './calls';
import type { Product } from './product';

/** The id of a country of the demo. */
export async function firstCountry(product: Product): Promise<string> {
  const [country] = await callAs<Country[]>(product, 'manager', 'GET', '/api/countries?q=latvia');
  if (!country) throw new Error('The demo has no Latvia.');
  return country.id;
}
