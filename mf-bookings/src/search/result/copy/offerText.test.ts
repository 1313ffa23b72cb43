import { expect, test } from '@jest/globals';
import { someCharges, testId } from '../../../bookings/testing';
import { aTrip, someSeats } from '../../testing';
import { offerText } from './offerText';

const trip = aTrip({
  offers: [{ id: testId(400), name: 'Early booking' }],
  // Said to staff only.
  rooms_left: 1,
  outbound: someSeats(),
  return: someSeats({
    flight_number: '612',
    origin: 'HER',
    destination: 'RIX',
    departure_date: '2090-06-08',
    departure_time: '23:30',
    arrival_date: '2090-06-09',
    arrival_time: '03:40',
  }),
  transfer: { airport_id: testId(5), net_minor: 1000, sale_minor: 1200 },
  sale_minor: 123_450,
});
const offer = {
  trip,
  freeUntil: undefined as string | undefined,
  adults: 2,
  childAges: [5],
  currency: 'EUR',
  expires_at: new Date(2090, 0, 1, 12, 55).toISOString(),
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n');

test('writes an offer in English', () => {
  const names = {
    hotel: 'Baltic Beach',
    stars: 5,
    place: 'Majori, Latvia',
    room: 'Double',
    boarding: 'Half board',
  };
  expect(plain(offerText({ ...offer, names, company: 'Amber Tours' }, 'en'))).toEqual([
    'Baltic Beach 5★, Majori, Latvia',
    '01.06.2090 – 08.06.2090, 7 nights',
    'Double, Half board',
    '2 adults, 1 child (aged: 5)',
    'Flight there: BT 611, RIX – HER, 01.06.2090 06:10 – 10:20',
    'Flight back: BT 612, HER – RIX, 08.06.2090 23:30 – 09.06.2090 03:40',
    'Transfer from and to the airport included',
    'Special offers: Early booking',
    '',
    'Price for everybody: 1 234,50 EUR',
    'Price and availability as of now, valid until 01.01.2090 12:55',
    '',
    'Amber Tours',
  ]);
});

test('writes an offer in Russian', () => {
  const names = {
    hotel: 'Baltic Beach',
    stars: 5,
    place: 'Майори, Латвия',
    room: 'Двухместный',
    boarding: 'Полупансион',
  };
  expect(plain(offerText({ ...offer, names, company: undefined }, 'ru'))).toEqual([
    'Baltic Beach 5★, Майори, Латвия',
    '01.06.2090 – 08.06.2090, 7 ночей',
    'Двухместный, Полупансион',
    '2 взрослых, 1 ребёнок (возраст: 5)',
    'Перелёт туда: BT 611, RIX – HER, 01.06.2090 06:10 – 10:20',
    'Перелёт обратно: BT 612, HER – RIX, 08.06.2090 23:30 – 09.06.2090 03:40',
    'Трансфер из аэропорта и обратно включён',
    'Специальные предложения: Early booking',
    '',
    'Стоимость за всех: 1 234,50 EUR',
    'Цена и наличие мест указаны на текущий момент, предложение действует до 01.01.2090 12:55',
  ]);
});

test('until when it is cancelled freely is of the hotel where the trip has flights or a transfer', () => {
  const names = { hotel: 'Baltic Beach', stars: 0, place: 'Majori', room: 'Double', boarding: 'Half board' };
  const freeUntil = new Date(2090, 4, 12, 18).toISOString();
  const of = { ...offer, names, freeUntil, company: undefined };
  expect(plain(offerText(of, 'en'))).toContain('Free cancellation of the hotel until 12.05.2090 18:00');
  const stayAlone = { ...of, trip: aTrip() };
  expect(plain(offerText(stayAlone, 'en'))).toContain('Free cancellation until 12.05.2090 18:00');
  expect(plain(offerText(stayAlone, 'ru'))).toContain('Бесплатная отмена до 12.05.2090 18:00');
});

test('what is paid at the hotel follows the price, in the language of the customer', () => {
  const names = { hotel: 'Baltic Beach', stars: 0, place: 'Majori', room: 'Double', boarding: 'Half board' };
  const of = { ...offer, trip: aTrip({ charges: someCharges() }), names, company: undefined };
  expect(plain(offerText(of, 'en')).slice(-4, -1)).toEqual([
    expect.stringMatching(/^Price for everybody: /),
    'City tax 2,00 EUR per person and night, paid at the hotel: 42,00 EUR',
    'Deposit 100,00 EUR per room, paid at the hotel and refunded at check-out: 100,00 EUR',
  ]);
  expect(plain(offerText(of, 'ru'))).toContain(
    'Городской налог 2,00 EUR с человека за ночь, оплачивается в отеле: 42,00 EUR',
  );
});

test.each([
  [1, [], '1 ночь', '1 взрослый'],
  [3, [1, 2], '3 ночи', '3 взрослых, 2 ребёнка (возраст: 1, 2)'],
  [5, [1, 2, 3, 4, 5], '5 ночей', '5 взрослых, 5 детей (возраст: 1, 2, 3, 4, 5)'],
])('declines %i nights and adults with children of %j in Russian', (count, childAges, nights, guests) => {
  const names = { hotel: 'Baltic Beach', stars: 0, place: 'Майори', room: 'Люкс', boarding: 'Завтрак' };
  const few = { ...aTrip({ nights: count, sale_minor: null }) };
  const lines = plain(offerText({ ...offer, trip: few, adults: count, childAges, names, company: '' }, 'ru'));
  expect(lines[0]).toBe('Baltic Beach, Майори');
  expect(lines[1]).toContain(nights);
  expect(lines[3]).toBe(guests);
  expect(lines).toContain('Стоимость по запросу');
});
