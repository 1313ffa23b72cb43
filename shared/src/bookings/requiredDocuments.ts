export type RequiredDocument =
  | 'order_confirmation'
  | 'hotel_confirmation'
  | 'flight_tickets'
  | 'transfer_confirmation';

interface Services {
  hotels: readonly unknown[];
  flights: readonly unknown[];
  transfer: unknown;
}

/** Types of documents that a customer needs: one per kind of service, and one for the order. None without a service. */
export function requiredDocuments({ hotels, flights, transfer }: Services): RequiredDocument[] {
  const forServices: RequiredDocument[] = [
    ...(hotels.length > 0 ? (['hotel_confirmation'] as const) : []),
    ...(flights.length > 0 ? (['flight_tickets'] as const) : []),
    ...(transfer ? (['transfer_confirmation'] as const) : []),
  ];
  return forServices.length > 0 ? ['order_confirmation', ...forServices] : [];
}
