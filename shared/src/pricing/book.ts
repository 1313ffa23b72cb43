import type {
  Allotment,
  AllotmentDay,
  BasePrice,
  BlockedCheckout,
  BoardingSupplement,
  CancellationTerms,
  GraphPrice,
  Hotel,
  HotelCharge,
  HotelDmc,
  Offer,
  PriceCell,
  PricePeriod,
  Settings,
  SpecialPrice,
  StayLength,
  StopSale,
  WeekdaySupplement,
} from '@itinera/shared/contracts';

export type BookPeriod = Pick<
  PricePeriod,
  'id' | 'start_period' | 'end_period' | 'min_nights' | 'max_nights' | 'release_days'
>;
export type BookRow = Pick<
  GraphPrice,
  | 'id'
  | 'room_type_id'
  | 'boarding_type_id'
  | 'adult'
  | 'children'
  | 'child_bands'
  | 'coefficient_bp'
  | 'is_active'
>;
export type BookCell = Pick<PriceCell, 'id' | 'graph_price_id' | 'period_id' | 'price_minor' | 'is_free'>;
export type BookBasePrice = Pick<
  BasePrice,
  'id' | 'period_id' | 'boarding_type_id' | 'room_type_id' | 'price_minor'
>;
export type BookSupplement = Pick<
  BoardingSupplement,
  'id' | 'period_id' | 'from_boarding_type_id' | 'boarding_type_id' | 'adult_minor' | 'child_minor'
>;
export type BookOffer = Omit<Offer, 'hotel_id' | 'dmc_id' | 'created_at' | 'updated_at' | 'etag'>;
export type BookSpecialPrice = Omit<
  SpecialPrice,
  'hotel_id' | 'dmc_id' | 'name' | 'is_free' | 'created_at' | 'updated_at' | 'etag'
>;
export type BookTerms = Omit<CancellationTerms, 'hotel_id' | 'dmc_id' | 'created_at' | 'updated_at' | 'etag'>;
export type BookWeekdaySupplement = Omit<
  WeekdaySupplement,
  'hotel_id' | 'dmc_id' | 'name' | 'created_at' | 'updated_at' | 'etag'
>;
export type BookCharge = Omit<HotelCharge, 'hotel_id' | 'dmc_id' | 'created_at' | 'updated_at' | 'etag'>;
/** Servers of earlier releases don't answer weekdays. */
export type BookStopSale = Pick<
  StopSale,
  'id' | 'room_type_id' | 'boarding_type_id' | 'start_date' | 'end_date' | 'applies_to' | 'is_active'
> &
  Partial<Pick<StopSale, 'weekdays'>>;
export type BookBlockedCheckout = Pick<
  BlockedCheckout,
  'id' | 'room_type_id' | 'start_date' | 'end_date' | 'weekdays' | 'is_active'
>;
export type BookStayLength = Pick<
  StayLength,
  | 'id'
  | 'room_type_id'
  | 'boarding_type_id'
  | 'start_date'
  | 'end_date'
  | 'weekdays'
  | 'applies_to'
  | 'min_nights'
  | 'max_nights'
  | 'is_active'
>;

/** An allotment with the nights that have a number of their own, or rooms that bookings have. */
export interface BookAllotment extends Pick<
  Allotment,
  | 'id'
  | 'dmc_id'
  | 'room_type_ids'
  | 'kind'
  | 'start_date'
  | 'end_date'
  | 'rooms'
  | 'release_days'
  | 'when_sold_out'
  | 'is_active'
> {
  days: readonly StockDay[];
}

export interface StockDay extends Omit<AllotmentDay, 'allotment_id'> {
  /** Rooms of the stay that is priced: among those sold or held, and left for itself, even once unsold rooms are given back. */
  own?: number;
}

/** Rooms that may be sold, on a day of the hotel: soft rooms are given back so many days before their night. */
export interface Stock {
  today: string;
  allotments: readonly BookAllotment[];
}

/** How a net price becomes a sale price. */
export interface SalePricing extends Pick<HotelDmc, 'markup_bp'> {
  settings: Required<
    Pick<Settings, 'sale_currency' | 'default_markup_bp' | 'sale_rounding' | 'exchange_rates'>
  >;
}

/** How terms of customers differ from those of partners: earlier by some days, and dearer by a share. */
export type CustomerTerms = Required<Pick<Settings, 'customer_terms_days' | 'customer_terms_margin_bp'>>;

/** Terms of sale, for staff. */
export interface SaleTerms extends SalePricing {
  settings: SalePricing['settings'] & CustomerTerms;
}

/**
 * All that the prices of one hotel and one partner depend on. Server and browser fill it with the entries that they have read, so both
 * calculate the same. Its lists are in any order and never mutated: a change is a new list.
 */
export interface PriceBook {
  hotel: Pick<Hotel, 'is_active' | 'child_age' | 'child_age_limits'> & Partial<Pick<Hotel, 'time_zone'>>;
  /** Currency of the hotel's link to the partner. */
  currency: string;
  /** The link itself: the partner offers the hotel in the nights of its contract. */
  contract: Pick<HotelDmc, 'is_active' | 'contract_from' | 'contract_to'>;
  settings: Pick<Settings, 'default_child_age' | 'child_age_reference' | 'time_zone'>;
  periods: readonly BookPeriod[];
  rows: readonly BookRow[];
  cells: readonly BookCell[];
  base_prices: readonly BookBasePrice[];
  boarding_supplements: readonly BookSupplement[];
  weekday_supplements: readonly BookWeekdaySupplement[];
  offers: readonly BookOffer[];
  special_prices: readonly BookSpecialPrice[];
  /** Those of the partner, and those for all partners. */
  stop_sales: readonly BookStopSale[];
  blocked_checkouts: readonly BookBlockedCheckout[];
  stay_lengths: readonly BookStayLength[];
  cancellation_terms: readonly BookTerms[];
  /** Those of the partner, and those for all partners. No price depends on them. */
  hotel_charges: readonly BookCharge[];
  /** Absent where rooms are not counted, such as in previews of prices. */
  stock?: Stock;
  sale?: SaleTerms;
}

/** Entries that the price of a row in a period depends on. */
export type ContractPrices = Pick<PriceBook, 'rows' | 'cells' | 'base_prices' | 'boarding_supplements'>;
