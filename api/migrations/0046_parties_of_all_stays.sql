-- Who travels with a booking was counted by its first stay alone; from now on by the fullest night of all, or by who is named where they are more.
ALTER TABLE booking_flights ADD COLUMN fare_party jsonb;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
WITH first AS (
  SELECT DISTINCT ON (stay.booking_id) stay.booking_id, stay.hotel_id, stay.check_in, stay.check_out
  FROM booking_hotels stay ORDER BY stay.booking_id, stay.check_in, stay.id
), aged AS (
  SELECT member.id,
    extract(year FROM age(CASE settings.child_age_reference WHEN 'check_out' THEN first.check_out ELSE first.check_in END, traveller.birthday)) AS age,
    coalesce(hotel.child_age, settings.default_child_age, '{"from": 2, "to": 11}'::jsonb) AS child
  FROM booking_travellers member
  JOIN first ON first.booking_id = member.booking_id
  JOIN hotels hotel ON hotel.id = first.hotel_id
  JOIN travellers traveller ON traveller.id = member.traveller_id
  LEFT JOIN settings ON true
), counted AS (
  SELECT id, CASE WHEN age < (child ->> 'from')::int THEN 'infant' WHEN age <= (child ->> 'to')::int THEN 'child' ELSE 'adult' END AS pax_type FROM aged
)
UPDATE booking_travellers member SET pax_type = counted.pax_type
  FROM counted WHERE counted.id = member.id AND counted.pax_type <> member.pax_type;
--> statement-breakpoint
WITH nights AS (
  SELECT first.booking_id, first.day,
    sum(stay.rooms * (stay.adults + cardinality(stay.child_ages))) AS persons,
    sum(stay.rooms * (stay.adults + cardinality(stay.child_ages) - stay.children - stay.infants)) AS adults,
    sum(stay.rooms * stay.children) AS children, sum(stay.rooms * stay.infants) AS infants
  FROM (SELECT DISTINCT booking_id, check_in AS day FROM booking_hotels) first
  JOIN booking_hotels stay ON stay.booking_id = first.booking_id AND stay.check_in <= first.day AND first.day < stay.check_out
  GROUP BY first.booking_id, first.day
), fullest AS (
  SELECT DISTINCT ON (booking_id) * FROM nights ORDER BY booking_id, persons DESC, day
), named AS (
  SELECT booking_id, count(*) AS persons, count(*) FILTER (WHERE pax_type = 'adult') AS adults,
    count(*) FILTER (WHERE pax_type = 'child') AS children, count(*) FILTER (WHERE pax_type = 'infant') AS infants
  FROM booking_travellers GROUP BY booking_id
), party AS (
  SELECT booking.id,
    (CASE WHEN named.persons > coalesce(fullest.persons, 0) THEN named.adults ELSE coalesce(fullest.adults, 0) END)::int AS adults,
    (CASE WHEN named.persons > coalesce(fullest.persons, 0) THEN named.children ELSE coalesce(fullest.children, 0) END)::int AS children,
    (CASE WHEN named.persons > coalesce(fullest.persons, 0) THEN named.infants ELSE coalesce(fullest.infants, 0) END)::int AS infants
  FROM bookings booking LEFT JOIN fullest ON fullest.booking_id = booking.id LEFT JOIN named ON named.booking_id = booking.id
)
UPDATE bookings SET adults = party.adults, children = party.children, infants = party.infants
  FROM party WHERE party.id = bookings.id
    AND (party.adults, party.children, party.infants) IS DISTINCT FROM (bookings.adults, bookings.children, bookings.infants);
--> statement-breakpoint
WITH several AS (
  SELECT booking_id, max(check_out) AS check_out FROM booking_hotels GROUP BY booking_id HAVING count(*) > 1
), nights AS (
  SELECT stay.booking_id, count(DISTINCT night.day)::int AS nights
  FROM booking_hotels stay JOIN several ON several.booking_id = stay.booking_id
  CROSS JOIN generate_series(stay.check_in::timestamp, (stay.check_out - 1)::timestamp, interval '1 day') AS night(day)
  GROUP BY stay.booking_id
), numbers AS (
  SELECT booking_id, string_agg(number, ', ' ORDER BY check_in, id) AS numbers
  FROM (SELECT DISTINCT ON (stay.booking_id, stay.confirmation_number) stay.booking_id, stay.confirmation_number AS number, stay.check_in, stay.id
    FROM booking_hotels stay WHERE stay.confirmation_number IS NOT NULL
    ORDER BY stay.booking_id, stay.confirmation_number, stay.check_in, stay.id) one
  GROUP BY booking_id
)
UPDATE bookings SET check_out = several.check_out, nights = nights.nights, confirmation_number = numbers.numbers
  FROM several JOIN nights ON nights.booking_id = several.booking_id LEFT JOIN numbers ON numbers.booking_id = several.booking_id
  WHERE several.booking_id = bookings.id;
--> statement-breakpoint
WITH due AS (
  SELECT stay.booking_id,
    min(CASE WHEN coalesce(link.payment_terms_days, 0) < 0 THEN stay.check_out ELSE stay.check_in END - coalesce(link.payment_terms_days, 0)) AS day
  FROM booking_hotels stay JOIN bookings booking ON booking.id = stay.booking_id
  LEFT JOIN hotel_dmcs link ON link.hotel_id = stay.hotel_id AND link.dmc_id = booking.dmc_id
  GROUP BY stay.booking_id HAVING count(*) > 1
)
UPDATE payments SET hotel_due_date = due.day FROM due WHERE due.booking_id = payments.booking_id;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE settings FORCE ROW LEVEL SECURITY;
