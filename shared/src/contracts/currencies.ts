import { code } from './fields';

/** Current currencies of ISO 4217, from Unicode's data, so that no list has to be maintained. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

const known = new Set(currencies);
export const isCurrency = (text: unknown): text is string => typeof text === 'string' && known.has(text);

/** Code of a currency. The pattern lists them all, so that the API description does, too. */
export const currencyCode = code(
  new RegExp(`^(${currencies.join('|')})$`),
  'There is no such currency. Use three letters of ISO 4217, such as EUR.',
);
