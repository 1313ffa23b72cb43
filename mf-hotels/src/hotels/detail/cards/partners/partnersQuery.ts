/** Query of the partners of a hotel, for the card and its dialog. */
export const partnersQuery = (hotelId: string) => ({ hotel_id: hotelId });
