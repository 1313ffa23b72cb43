/** Formats an exchange rate with all of its digits: `30512.5` → `30 512,5`, `1/30512.5` → `1/30 512,5`. */
export function formatRate(rate: string): string {
  const [, inverse = '', whole = '', decimals] = /^(1\/)?(\d+)(?:\.(\d+))?$/.exec(rate) ?? [];
  if (whole === '') return rate;
  return `${inverse}${Number(whole).toLocaleString('ru')}${decimals ? `,${decimals}` : ''}`;
}
