/** One chunk: the line is in the chart, which is not rendered twice for it. */
export { BarChart } from '@itinera/shared/charts';
export { GhostLine } from './GhostLine';
