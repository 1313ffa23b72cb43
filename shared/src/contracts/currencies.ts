import { code } from './fields';

/** Those of ISO 4217 that are money today, as the data of Unicode has them: the list is nobody's to keep. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

const known = new Set(currencies);
export const isCurrency = (text: unknown): text is string => typeof text === 'string' && known.has(text);

/** The code of a currency. Its pattern names them all, so that the description of the calls does as well. */
export const currencyCode = code(
  new RegExp(`^(${currencies.join('|')})$`),
  'There is no such currency. Use three letters of ISO 4217, such as EUR.',
);
