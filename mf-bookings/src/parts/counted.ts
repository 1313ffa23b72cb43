import { countedOf, isOwing, type Counted } from '@itinera/shared/bookings';

interface Summary {
  status: string;
  total_minor?: number | undefined;
  net_minor?: number | undefined;
  received_minor?: number | undefined;
  outstanding_minor?: number | undefined;
}

/**
 * Amounts of a row as its list sums them: the fee of a cancelled booking; nothing owed before a sale. Empty for partners, who see no
 * amounts.
 */
export function countedIn(row: Summary): Partial<Counted> {
  const { status, total_minor, net_minor = 0, received_minor = 0, outstanding_minor = 0 } = row;
  if (total_minor === undefined) return {};
  if (isOwing(status))
    return countedOf({ status, total_minor, net_minor, received_minor, outstanding_minor });
  return { total_minor, net_minor, profit_minor: total_minor - net_minor };
}
