import type { CancellationStep, CostStage } from '@itinera/shared/contracts';
import type { CustomerTerms } from '../book';
import type { ChargedStay } from './chargedStay';
import { customerStages } from './customerStages';
import { stagesOf } from './stagesOf';

/** Seats of a block in a booking; amounts and those of the steps are in one currency. */
export interface SoldSeats {
  departure_date: string;
  seats: number;
  net_minor: number;
  sale_minor: number;
}

interface SeatTerms {
  steps: readonly CancellationStep[];
  /** Of the airport of origin. */
  time_zone: string;
  /** Settings of the customer's terms. */
  customer: CustomerTerms;
}

/** Costs of the cancellation of seats from their booking on: what the supplier charges, and what the customer is charged. */
export function seatStages(
  { departure_date, seats, net_minor, sale_minor }: SoldSeats,
  { steps, time_zone, customer }: SeatTerms,
): { stages: CostStage[]; customer_stages: CostStage[] } {
  // Like a stay that begins with the departure, without nights.
  const charged: ChargedStay = {
    check_in: departure_date,
    nightly_minor: [],
    total_minor: net_minor,
    rooms: 1,
    persons: seats,
  };
  const rules = { steps: [...steps], no_show: null };
  return {
    stages: stagesOf(charged, rules, time_zone),
    customer_stages: customerStages(charged, rules, { time_zone, sale_minor, terms: customer }),
  };
}
