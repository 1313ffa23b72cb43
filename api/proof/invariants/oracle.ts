import { Findings } from './findings';
import { checkBlocks, checkDates, checkReferences, checkSeats, checkSigns, checkWhole } from './ofTrips';
import { checkAllotments, checkStayRooms, nightsByStay } from './ofRooms';
import { checkParty } from './ofParty';
import { checkFee, checkMoney, checkPlan, checkTotals } from './ofTotals';
import { partsByBooking, type Rows } from './rows';

/** Checks all rows: computes every derived value again, with big integers and without functions of the product. */
export function walk(rows: Rows): Findings {
  const found = new Findings();
  const byId = new Map(rows.bookings.map((booking) => [booking.id, booking]));
  const nightsOf = nightsByStay(rows);
  for (const [id, parts] of partsByBooking(rows)) {
    const booking = byId.get(id);
    checkWhole(found, booking, parts, id);
    if (!booking) continue;
    checkTotals(found, booking, parts);
    checkMoney(found, booking, parts);
    checkFee(found, booking);
    checkPlan(found, booking, parts);
    checkDates(found, booking, parts);
    checkParty(found, booking, parts);
    checkSeats(found, booking, parts);
    checkStayRooms(found, booking, parts, nightsOf);
  }
  checkBlocks(found, rows);
  checkAllotments(found, rows);
  checkReferences(found, rows);
  checkSigns(found, rows);
  return found;
}
