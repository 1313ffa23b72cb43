interface Keys {
  id: string;
  booking_id: string;
  created_at: string;
  updated_at: string;
}

/** The values of a part without its keys, for a copy in another booking. */
export const withoutKeys = <R extends Keys>({
  id: _id,
  booking_id: _bookingId,
  created_at: _createdAt,
  updated_at: _updatedAt,
  ...values
}: R) => values;
