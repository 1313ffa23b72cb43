interface Keys {
  id: string;
  booking_id: string;
  created_at: string;
  updated_at: string;
}

/** The values of a part, for the same part of another booking. */
export const withoutKeys = <R extends Keys>({
  id: _id,
  booking_id: _bookingId,
  created_at: _createdAt,
  updated_at: _updatedAt,
  ...values
}: R) => values;
