import { addDays } from '@itinera/shared/contracts';

/** Days and times of a flight, each local to its airport. */
export interface FlightTimes {
  departure_date: string;
  departure_time: string;
  arrival_date: string;
  arrival_time: string;
}

/** Time zones of its airports; undefined if unknown. */
export interface FlightZones {
  from: string | null | undefined;
  to: string | null | undefined;
}

const minute = 60_000;

/** Offset of a zone from UTC at an instant, in milliseconds. */
function aheadIn(timeZone: string, instant: number): number {
  // The Swedish date format is ISO 8601.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(instant).replace(' ', 'T')}Z`) - instant;
}

function instantOf(day: string, time: string, timeZone: string | undefined): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (timeZone === undefined) return asUtc;
  // Twice, because the first guess may be on the other side of a clock change.
  return asUtc - aheadIn(timeZone, asUtc - aheadIn(timeZone, asUtc));
}

/** Duration in minutes: real if both zones are known, else between the local times. */
function minutesOf(flight: FlightTimes, zones: FlightZones): number {
  const isKnown = Boolean(zones.from && zones.to);
  const zone = (of: string | null | undefined) => (isKnown && of ? of : undefined);
  const leaves = instantOf(flight.departure_date, flight.departure_time, zone(zones.from));
  return (instantOf(flight.arrival_date, flight.arrival_time, zone(zones.to)) - leaves) / minute;
}

/** Longest duration, with stops. Without zones, a flight westwards may arrive hours “before” its departure. */
const longest = 24 * 60;
const mostGained = 4 * 60;

function isPlausible(flight: FlightTimes, zones: FlightZones): boolean {
  const minutes = minutesOf(flight, zones);
  if (zones.from && zones.to) return minutes > 0 && minutes <= longest;
  return minutes > -mostGained && minutes <= longest + mostGained;
}

export interface FlightTimesProblem {
  /** `It would arrive before it leaves.` */
  why: string;
  /** Days after departure with which the times would fit. */
  fits: number | undefined;
}

/** Days between departure and arrival; negative across the date line. */
const arrivalOffsets = [0, 1, 2, -1] as const;

/** Why the times of a flight are impossible; undefined if they are not. */
export function flightTimesProblem(flight: FlightTimes, zones: FlightZones): FlightTimesProblem | undefined {
  if (isPlausible(flight, zones)) return undefined;
  const arrivingOn = (days: number) => ({ ...flight, arrival_date: addDays(flight.departure_date, days) });
  const isEarly = minutesOf(flight, zones) <= 0;
  const isUnknown = !zones.from || !zones.to;
  return {
    why: isEarly
      ? `It would arrive before it leaves.${isUnknown && flight.arrival_date < flight.departure_date ? ' If it crosses the date line, enter the time zones of both airports.' : ''}`
      : 'It would take more than a day.',
    fits: arrivalOffsets.find((days) => isPlausible(arrivingOn(days), zones)),
  };
}

/** Local departure, such as `2027-06-12 10:20`, to compare events at one airport. */
export const leavesAt = ({ departure_date, departure_time }: FlightTimes) =>
  `${departure_date} ${departure_time}`;
export const arrivesAt = ({ arrival_date, arrival_time }: FlightTimes) => `${arrival_date} ${arrival_time}`;
