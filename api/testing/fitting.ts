import { addDays, neededFor, type HotelCopyPart } from '@itinera/shared/contracts';
import type { KnownIds } from './knownIds';

type Body = Record<string, unknown>;

/** Sorts the days of a body: `stay_from` and `stay_to`, `start_date` and `end_date`; a period is within a month. */
function inOrder(body: Body): Body {
  const ordered = { ...body };
  const month = String(body['start_period']).slice(0, 7);
  if (Object.hasOwn(body, 'end_period'))
    return { ...body, start_period: `${month}-01`, end_period: `${month}-28` };
  for (const [first, from] of Object.entries(body)) {
    const last = first.endsWith('_from') ? first.replace(/_from$/, '_to') : first.replace(/^start_/, 'end_');
    const to = body[last];
    if (last === first || typeof from !== 'string' || typeof to !== 'string' || from <= to) continue;
    Object.assign(ordered, { [first]: to, [last]: from });
  }
  return ordered;
}

const rooms = ['room_type_id', 'room_type_ids'];
const boardings = ['boarding_type_id', 'boarding_type_ids', 'from_boarding_type_id'];
const owned = ['period_id', 'graph_price_id'];
/** Fields of entries that belong to a hotel, and refer to nothing else of it. */
const withoutOthers = ['start_period', 'free_below_age'];
const ofHotel = [...rooms, ...boardings, ...owned, ...withoutOthers];

/** The value that the type of an offer requires. */
function asOffer(body: Body): Body {
  const isFree = body['type'] === 'stay_pay';
  return {
    ...body,
    value_type: 'percent',
    value_bp: isFree ? null : 1000,
    value_minor: null,
    stay_nights: isFree ? 7 : null,
    pay_nights: isFree ? 6 : null,
    days_before_min: null,
    days_before_max: 7,
    min_nights: 2,
    max_nights: null,
  };
}

/** A charge within the limit of its kind; offers would have to be of the same hotel and partner. */
const asTerms = (body: Body): Body => ({
  ...body,
  steps: [{ days_before: 7, hour: 18, kind: 'nights', value: 1 }],
  no_show: null,
  offer_ids: [],
});

/** Weekdays in order, and a share for any days. */
const asWeekdaySupplement = (body: Body): Body => ({
  ...body,
  weekdays: [5, 6],
  change: 'percent',
  amount_minor: 0,
  percent_bp: 1000,
  stay_from: null,
  stay_to: null,
});

/** A tax for each person and night, with what belongs to it. */
const asHotelCharge = (body: Body): Body => ({
  ...body,
  kind: 'tax',
  basis: 'person_night',
  is_refundable: false,
});

/** Soft rooms of a year; of the other kinds, not all have a number and a release. */
const asAllotment = (body: Body): Body => ({
  ...body,
  ...(Object.hasOwn(body, 'kind') && { kind: 'soft' }),
  ...(Object.hasOwn(body, 'start_date') && { start_date: '2027-01-01' }),
  ...(Object.hasOwn(body, 'end_date') && { end_date: '2027-12-31' }),
});

/** Guests who fit into every room, without children. */
const asRow = (body: Body): Body => ({
  ...body,
  adult: Number(body['adult']) % 3,
  children: 0,
  child_bands: null,
});

const isFit = (id: string, ids: KnownIds): boolean =>
  ids.has(`room_type_id of ${id}`) && (ids.get(`boarding_type_id of ${id}`)?.size ?? 0) > 1;

const hotelIn = (ids: KnownIds): string | undefined =>
  [...ids.keys()]
    .filter((key) => key.startsWith('room_type_id of '))
    .map((key) => key.replace('room_type_id of ', ''))
    .find((id) => isFit(id, ids));

/**
 * Makes references of prices consistent: the first hotel with a room and two boardings, the first partner, and rooms, boardings, periods
 * and rows of these. Two boardings are different.
 */
function ofOnePair(body: Body, ids: KnownIds): Body {
  const named = ofHotel.filter((field) => Object.hasOwn(body, field));
  const hotel = hotelIn(ids);
  const [partner] = ids.get('dmc_id') ?? [];
  const isOfPair = Object.hasOwn(body, 'hotel_id') || Object.hasOwn(body, 'graph_price_id');
  if (hotel === undefined || named.length === 0 || !isOfPair) return body;
  const known = (field: string): string[] => {
    if (owned.includes(field)) return [...(ids.get(`${field} of ${hotel} ${partner}`) ?? [])];
    return [...(ids.get(`${rooms.includes(field) ? 'room' : 'boarding'}_type_id of ${hotel}`) ?? [])];
  };
  const fitted = { ...body };
  if (Object.hasOwn(body, 'hotel_id')) fitted['hotel_id'] = hotel;
  if (typeof body['dmc_id'] === 'string' && partner !== undefined) fitted['dmc_id'] = partner;
  for (const field of named.filter((name) => !withoutOthers.includes(name) && body[name] !== null)) {
    const [first = body[field], second = first] = known(field);
    if (field.endsWith('_ids')) fitted[field] = known(field).slice(0, 1);
    else fitted[field] = field.startsWith('from_') ? second : first;
  }
  return fitted;
}

/** Times that are possible for a flight between any two airports. */
const asFlight = (body: Body): Body => ({
  ...body,
  direction: 'outbound',
  departure_time: '12:00',
  arrival_time: '00:00',
  ...(Object.hasOwn(body, 'arrival_day_offset') && { arrival_day_offset: 1 }),
  // A charge within the limit of its kind.
  ...(Object.hasOwn(body, 'cancellation_steps') && {
    cancellation_steps: [{ days_before: 21, hour: 18, kind: 'percent', value: 5_000 }],
  }),
  ...(Object.hasOwn(body, 'arrival_date') && { arrival_date: addDays(String(body['departure_date']), 1) }),
});

/** Parts of a hotel with those that they refer to. */
function asCopy(body: Body): Body {
  const parts = body['parts'] as HotelCopyPart[];
  return { ...body, parts: [...new Set(parts.flatMap((part) => [...(neededFor[part] ?? []), part]))] };
}

/** A charge of a transfer within the limit of its kind, which no currency changes. */
const asTransfer = (body: Body): Body =>
  Object.hasOwn(body, 'cancellation_steps')
    ? { ...body, cancellation_steps: [{ days_before: 7, hour: 18, kind: 'percent', value: 5_000 }] }
    : body;

function alone(body: Body, fields: readonly string[]): Body {
  if (Object.hasOwn(body, 'departure_time') && Object.hasOwn(body, 'departure_date')) return asFlight(body);
  if (fields.includes('transfer_price_type')) return asTransfer(body);
  if (fields.includes('pay_nights')) return asOffer(body);
  if (fields.includes('free_below_age')) return asHotelCharge(body);
  if (fields.includes('no_show')) return asTerms(body);
  if (fields.includes('change') && fields.includes('weekdays')) return asWeekdaySupplement(body);
  if (fields.includes('applies_to') && fields.includes('max_nights'))
    return { ...body, min_nights: 2, max_nights: null };
  if (fields.includes('when_sold_out')) return asAllotment(body);
  if (Array.isArray(body['parts'])) return asCopy(body);
  return Object.hasOwn(body, 'child_bands') ? asRow(body) : body;
}

/** Adapts a body to rules across its fields, which JSON Schema can't express. */
export const fitting = (body: Body, ids: KnownIds, fields: readonly string[]): Body =>
  ofOnePair(inOrder(alone(body, fields)), ids);
