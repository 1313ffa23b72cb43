// Without schemas, for the first paint of pages.

/** Highest number of cells per call. */
export const mostCells = 2000;

/** Nights from today that need prices: portals sell a year ahead. */
export const coverageNights = 365;

export const priceCoveragePath = '/api/price-coverage';
export const saveCellsPath = '/api/price-cells/save';
export const allotmentDaysPath = '/api/allotment-days';
export const saveAllotmentDaysPath = '/api/allotment-days/save';
export const quotesPath = '/api/quotes';
export const settingsPath = '/api/settings';
