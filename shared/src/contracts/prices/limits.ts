// Without schemas, for the first paint of pages.

/** Highest number of cells per call. */
export const mostCells = 2000;

/** Nights from today that need prices: contracts cover half a year. */
export const coverageNights = 180;

export const priceCoveragePath = '/api/price-coverage';
export const saveCellsPath = '/api/price-cells/save';
export const quotesPath = '/api/quotes';
export const settingsPath = '/api/settings';
