/** Of the currencies of ISO 4217 that have other decimals than two. */
const others = new Map(
  [
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    undefined,
    undefined,
    'BHD IQD JOD KWD LYD OMR TND',
    'CLF UYW',
  ].flatMap((codes, digits) => codes?.split(' ').map((code) => [code, digits] as const) ?? []),
);

/**
 * Number of decimals of a currency: EUR 2, JPY 0, KWD 3. As ISO 4217 has them, and never as `Intl` does: its data says what is usual in cash,
 * differs from browser to browser, and changes with versions of Node, whereas amounts are stored in the smallest unit for good.
 */
export const currencyDigits = (currency: string): number => others.get(currency) ?? 2;
