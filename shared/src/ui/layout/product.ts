/** The product's name, and the suffix of every page title. */
export const productName = 'Itinera';

/** `Hotels` → `Hotels · Itinera`. */
export const pageTitle = (title: string): string => `${title} · ${productName}`;
