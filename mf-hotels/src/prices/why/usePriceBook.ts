import {
  blockedCheckouts,
  cancellationTerms,
  hotelCharges,
  hotelDmcs,
  hotels,
  offers,
  stayLengths,
  weekdaySupplements,
  type GraphPrice,
  type Hotel,
  type HotelDmc,
  type Offer,
  type PricePeriod,
  type Settings,
  type SpecialPrice,
  type WeekdaySupplement,
} from '@itinera/shared/contracts';
import { useList, useOne, useSettings } from '@itinera/shared/data';
import type { PriceBook } from '@itinera/shared/pricing';
import { useMemo } from 'react';
import { usePriceData } from '../model/usePriceData';

/** A price book with the names of its entries. */
export interface NamedBook extends PriceBook {
  settings: Settings;
  hotel: Hotel;
  rows: readonly GraphPrice[];
  periods: readonly PricePeriod[];
  offers: readonly Offer[];
  special_prices: readonly SpecialPrice[];
  weekday_supplements: readonly WeekdaySupplement[];
}

/** Terms of sale from the settings and the link, which only staff can read. */
function saleTerms(
  { sale_currency, default_markup_bp, sale_rounding, exchange_rates, ...settings }: Settings,
  link: HotelDmc | undefined,
): Pick<PriceBook, 'sale'> {
  if (sale_currency === undefined || default_markup_bp === undefined) return {};
  if (sale_rounding === undefined || exchange_rates === undefined) return {};
  // An API of an earlier release has neither.
  const { customer_terms_days = 0, customer_terms_margin_bp = 0 } = settings;
  return {
    sale: {
      markup_bp: link?.markup_bp ?? null,
      settings: {
        sale_currency,
        default_markup_bp,
        sale_rounding,
        exchange_rates,
        customer_terms_days,
        customer_terms_margin_bp,
      },
    },
  };
}

/** Loads everything that prices of a hotel and a partner depend on: the data of the grid, and the other rules. */
export function usePriceBook(hotelId: string, dmcId: string, currency: string) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const grid = usePriceData(hotelId, dmcId);
  const read = {
    hotel: useOne(hotels, hotelId, { with_data: true }),
    offers: useList(offers, owner),
    checkouts: useList(blockedCheckouts, owner),
    terms: useList(cancellationTerms, owner),
    weekdays: useList(weekdaySupplements, owner),
    lengths: useList(stayLengths, owner),
    charges: useList(hotelCharges, owner),
    links: useList(hotelDmcs, { hotel_id: hotelId }),
    settings: useSettings(),
  };
  const { data } = grid;
  const hotel = read.hotel.data;
  const listed = read.offers.data?.result;
  const checkouts = read.checkouts.data?.result;
  const terms = read.terms.data?.result;
  const weekdays = read.weekdays.data?.result;
  const lengths = read.lengths.data?.result;
  const charges = read.charges.data?.result;
  const links = read.links.data?.result;
  const settings = read.settings.data;
  const book = useMemo((): NamedBook | undefined => {
    if (!data || !hotel || !listed || !checkouts || !terms || !links || !settings) return undefined;
    if (!weekdays || !lengths || !charges) return undefined;
    const { periods, rows, cells, bases, supplements, specials, stops } = data;
    const link = links.find((one) => one.dmc_id === dmcId);
    return {
      hotel,
      currency,
      settings,
      contract: link ?? { is_active: false, contract_from: null, contract_to: null },
      ...saleTerms(settings, link),
      periods,
      rows,
      cells,
      base_prices: bases,
      boarding_supplements: supplements,
      offers: listed,
      special_prices: specials,
      stop_sales: stops,
      blocked_checkouts: checkouts,
      cancellation_terms: terms,
      weekday_supplements: weekdays,
      stay_lengths: lengths,
      hotel_charges: charges,
    };
  }, [data, hotel, currency, dmcId, listed, checkouts, terms, weekdays, lengths, charges, links, settings]);
  const answers = Object.values(read);
  return {
    /** Undefined until all of it is loaded. */
    book,
    error: grid.error ?? answers.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      grid.refetch();
      void Promise.all(answers.map(({ refetch }) => refetch()));
    },
  };
}
