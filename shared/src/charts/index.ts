// Lazy layer: charts (MUI X), loaded with the first page that shows one.
export { BarChart } from '@mui/x-charts/BarChart';
export { useXScale, useYScale } from '@mui/x-charts/hooks';
