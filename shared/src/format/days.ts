/** Adds days to a day, and the number of days between two; calendar days have no time zone. */
export { addDays as plusDays, nightsBetween as daysBetween } from '@itinera/shared/contracts';
