// Without schemas, for the first paint of pages.

/** More cells need several calls. */
export const mostCells = 2000;

/** So many nights from today on are to have prices: half a year is what contracts are about. */
export const coverageNights = 180;

export const priceCoveragePath = '/api/price-coverage';
export const saveCellsPath = '/api/price-cells/save';
export const quotesPath = '/api/quotes';
export const settingsPath = '/api/settings';
