import type {
  ChargeBasis,
  HotelCharge,
  HotelChargeKind,
  Locale,
  PaidAtHotel,
  StayCharge,
} from '@itinera/shared/contracts';
import { formatDay } from './dates';
import { formatMoney } from './money';
import { plural } from './plural';

interface Words {
  kinds: Record<HotelChargeKind, string>;
  per: Record<ChargeBasis, string>;
  paid: string;
  paidBack: string;
  back: string;
  isIncluded: string;
  toPay: string;
  included: string;
}

const words: Record<Locale, Words> = {
  en: {
    kinds: { tax: 'City tax', resort_fee: 'Resort fee', deposit: 'Deposit', other: 'Other charge' },
    per: {
      person_night: 'per person and night',
      person_stay: 'per person',
      room_night: 'per room and night',
      room_stay: 'per room',
    },
    paid: 'paid at the hotel',
    paidBack: 'paid at the hotel and refunded at check-out',
    back: 'refunded at check-out',
    isIncluded: 'included in the price',
    toPay: 'To pay at the hotel',
    included: 'Included in the price',
  },
  ru: {
    kinds: { tax: 'Городской налог', resort_fee: 'Курортный сбор', deposit: 'Депозит', other: 'Прочий сбор' },
    per: {
      person_night: 'с человека за ночь',
      person_stay: 'с человека',
      room_night: 'за номер за ночь',
      room_stay: 'за номер',
    },
    paid: 'оплачивается в отеле',
    paidBack: 'вносится в отеле, возвращается при выезде',
    back: 'возвращается при выезде',
    isIncluded: 'входит в стоимость',
    toPay: 'Оплата в отеле',
    included: 'Входит в стоимость',
  },
};

/** Its own name, or the word of its kind. */
export const chargeName = (
  { kind, name }: { kind: HotelChargeKind; name: string | null },
  locale: Locale = 'en',
): string => name ?? words[locale].kinds[kind];

/** `per person and night`. */
export const basisInWords = (basis: ChargeBasis, locale: Locale = 'en'): string => words[locale].per[basis];

/** Within a sentence: only names that people have entered keep their case. */
const inSentence = (charge: StayCharge, locale: Locale): string =>
  charge.name ?? words[locale].kinds[charge.kind].toLowerCase();

/** `City tax 2,00 EUR per person and night, paid at the hotel: 28,00 EUR`. */
export function stayChargeInWords(charge: StayCharge, locale: Locale = 'en'): string {
  const say = words[locale];
  const { unit_minor, amount_minor, currency, basis, is_included, is_refundable } = charge;
  const what = `${chargeName(charge, locale)} ${formatMoney(unit_minor, currency)} ${say.per[basis]}`;
  if (is_included) return `${what}, ${say.isIncluded}`;
  return `${what}, ${is_refundable ? say.paidBack : say.paid}: ${formatMoney(amount_minor, currency)}`;
}

/** `To pay at the hotel: 28,00 EUR; deposit 100,00 EUR, refunded at check-out`; a second line names what is included. Empty without charges. */
export function paidAtHotelInWords(
  { sums, deposits, included }: PaidAtHotel,
  locale: Locale = 'en',
): string[] {
  const say = words[locale];
  const total = sums.map(({ currency, amount_minor }) => formatMoney(amount_minor, currency)).join(' + ');
  const held = deposits.map(
    (deposit) =>
      `${inSentence(deposit, locale)} ${formatMoney(deposit.amount_minor, deposit.currency)}${deposit.is_refundable ? `, ${say.back}` : ''}`,
  );
  const paid = [...(total === '' ? [] : [total]), ...held];
  return [
    ...(paid.length > 0 ? [`${say.toPay}: ${paid.join('; ')}`] : []),
    ...(included.length > 0
      ? [`${say.included}: ${included.map((charge) => inSentence(charge, locale)).join(', ')}`]
      : []),
  ];
}

type Rule = Omit<HotelCharge, 'id' | 'hotel_id' | 'dmc_id' | 'created_at' | 'updated_at' | 'etag'>;

function daysOf({ stay_from, stay_to }: Rule): string | undefined {
  if (stay_from && stay_to) return `${formatDay(stay_from)}–${formatDay(stay_to)}`;
  if (stay_from) return `from ${formatDay(stay_from)}`;
  return stay_to ? `until ${formatDay(stay_to)}` : undefined;
}

/** Facts of a charge: `2,00 EUR per person and night`, `free below 6 years`, `at most 7 nights`, `01.05.2027–31.10.2027`. */
export function chargeRuleInWords(charge: Rule): string[] {
  const { amount_minor, currency, basis, free_below_age, max_nights, is_included, is_refundable } = charge;
  return [
    `${formatMoney(amount_minor, currency)} ${words.en.per[basis]}`,
    ...(free_below_age ? [`free below ${plural(free_below_age, 'year')}`] : []),
    ...(max_nights === null ? [] : [`at most ${plural(max_nights, 'night')}`]),
    ...(is_included ? [words.en.isIncluded] : []),
    ...(is_refundable ? [words.en.back] : []),
    daysOf(charge) ?? 'all year',
  ];
}
