// Without schemas, for the first paint of pages.

/** More cells need several calls. */
export const mostCells = 2000;

export const saveCellsPath = '/api/price-cells/save';
export const quotesPath = '/api/quotes';
export const settingsPath = '/api/settings';
