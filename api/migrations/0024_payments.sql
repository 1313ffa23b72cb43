CREATE TABLE payments (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT payments_booking_id UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  hotel_paid_date date,
  transfer_paid_date date,
  note text,
  custom jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  booking_ref text NOT NULL DEFAULT '',
  booking_created timestamptz(3) NOT NULL DEFAULT now(),
  booking_status text NOT NULL DEFAULT 'draft',
  departure_date date,
  customer_name text NOT NULL DEFAULT '',
  country_id uuid,
  hotel_id uuid,
  hotel_name text,
  dmc_id uuid NOT NULL,
  dmc_name text,
  manager_id uuid,
  manager_name text,
  currency text NOT NULL DEFAULT '',
  total_minor bigint NOT NULL DEFAULT 0,
  received_minor bigint NOT NULL DEFAULT 0,
  balance_minor bigint NOT NULL DEFAULT 0,
  payment_status text NOT NULL DEFAULT 'paid',
  hotel_net_minor bigint NOT NULL DEFAULT 0,
  hotel_due_date date,
  transfer_net_minor bigint NOT NULL DEFAULT 0,
  transfer_due_date date
);
--> statement-breakpoint
-- The list of payments in each of its orders. What can be missing comes last in both directions, and so has an index for each.
CREATE INDEX payments_by_creation ON payments (booking_created, id);
--> statement-breakpoint
CREATE INDEX payments_by_ref ON payments (booking_ref COLLATE "und-x-icu", id);
--> statement-breakpoint
CREATE INDEX payments_by_customer ON payments (customer_name COLLATE "und-x-icu", id);
--> statement-breakpoint
CREATE INDEX payments_by_total ON payments (total_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_received ON payments (received_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_balance ON payments (balance_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_net ON payments (hotel_net_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_net ON payments (transfer_net_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_departure ON payments (departure_date, id);
--> statement-breakpoint
CREATE INDEX payments_by_departure_down ON payments (departure_date DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_due ON payments (hotel_due_date, id);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_due_down ON payments (hotel_due_date DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_paid ON payments (hotel_paid_date, id);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_paid_down ON payments (hotel_paid_date DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_due ON payments (transfer_due_date, id);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_due_down ON payments (transfer_due_date DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_paid ON payments (transfer_paid_date, id);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_paid_down ON payments (transfer_paid_date DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_partner ON payments (dmc_id, booking_created, id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON payments TO itinera_app;
--> statement-breakpoint
CREATE TABLE instalments (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  label text NOT NULL,
  due_date date NOT NULL,
  amount_minor integer NOT NULL,
  "order" integer NOT NULL,
  received_minor bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX instalments_of_booking ON instalments (booking_id, due_date, "order", id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON instalments TO itinera_app;
--> statement-breakpoint
CREATE TABLE transactions (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  direction text NOT NULL,
  purpose text NOT NULL,
  method text NOT NULL,
  date date NOT NULL,
  amount_minor integer NOT NULL,
  currency text NOT NULL,
  rate_millionths integer,
  booking_amount_minor bigint NOT NULL,
  number text,
  party text,
  manager_id uuid REFERENCES users (id) ON DELETE SET NULL,
  note text,
  voided_at timestamptz(3),
  void_reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX transactions_of_booking ON transactions (booking_id, date, created_at, id);
--> statement-breakpoint
CREATE INDEX transactions_by_date ON transactions (date, id);
--> statement-breakpoint
CREATE INDEX transactions_by_creation ON transactions (created_at, id);
--> statement-breakpoint
CREATE INDEX transactions_by_manager ON transactions (manager_id);
--> statement-breakpoint
-- A number that was voided with its transaction may be used again.
CREATE UNIQUE INDEX transactions_number ON transactions (method, number) WHERE voided_at IS NULL;
--> statement-breakpoint
-- Money that moved is never removed, and a transaction changes only by being voided.
GRANT SELECT, INSERT, UPDATE ON transactions TO itinera_app;
