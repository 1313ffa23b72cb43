// The chunk that is loaded when prices are first imported or exported.
export { exportPrices } from './export/exportPrices';
export { fileRows } from './export/fileRows';
export { ImportPrices } from './import/ImportPrices';
