/** The partners of a hotel, as the card and its dialog read them. */
export const partnersQuery = (hotelId: string) => ({ hotel_id: hotelId });
