/** The day so many days later, and how many days the second one is after the first; calendar days have no time zone. */
export { addDays as plusDays, nightsBetween as daysBetween } from '@itinera/shared/contracts';
