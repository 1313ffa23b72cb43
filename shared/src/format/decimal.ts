/** `decimal(1.08)` → `1,08`, with the mark that amounts of money have. Without `Intl`, whose first use delays the start of a page. */
export const decimal = (value: number): string => String(value).replace('.', ',').replace('-', '−');
