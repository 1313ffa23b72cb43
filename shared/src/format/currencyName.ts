const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' });

/** Such as `Swiss Franc` for CHF; the code itself if it is unknown. */
export const currencyName = (code: string): string =>
  /^[A-Z]{3}$/.test(code) ? (names.of(code) ?? code) : code;
