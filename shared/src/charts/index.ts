// Lazy: charts (MUI X), fetched with the first page that shows one.
export { BarChart } from '@mui/x-charts/BarChart';
