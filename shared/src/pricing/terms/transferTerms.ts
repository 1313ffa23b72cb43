import { seatStages } from './seatTerms';

/** A transfer of a hotel in a booking; amounts and those of the steps are in one currency. */
interface SoldTransfer {
  /** First day of the first stay. */
  arrival: string;
  persons: number;
  net_minor: number;
  sale_minor: number;
}

/** Costs of the cancellation of a transfer, like those of seats on a flight that departs on the day of arrival. The time zone is the hotel's. */
export const transferStages = (
  { arrival, persons, net_minor, sale_minor }: SoldTransfer,
  terms: Parameters<typeof seatStages>[1],
): ReturnType<typeof seatStages> =>
  seatStages({ departure_date: arrival, seats: persons, net_minor, sale_minor }, terms);
