/** Children fly at their own fare from two years on, as adults from twelve; who is younger has no seat. */
const seatAge = 2;
const adultAge = 12;

export interface FlightParty {
  adults: number;
  children: number;
  infants: number;
}

/** A party as flights count it, whatever hotels do: it depends on the ages alone. */
export const flightParty = (adults: number, childAges: readonly number[]): FlightParty => ({
  adults: adults + childAges.filter((age) => age >= adultAge).length,
  children: childAges.filter((age) => age >= seatAge && age < adultAge).length,
  infants: childAges.filter((age) => age < seatAge).length,
});

export const seatsFor = ({ adults, children }: FlightParty): number => adults + children;
