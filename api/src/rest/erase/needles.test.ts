import { expect, test } from '@jest/globals';
import { anywhere, eraseIn, nearby, type Needles } from './needles';

const needles = (more: Partial<Record<keyof Needles, string[]>>): Needles => ({
  given: new Set(more.given),
  family: new Set(more.family),
  names: new Set(more.names),
  identities: new Set(more.identities),
});

const person = needles({
  given: ['Zane', 'Зане'],
  family: ['Ozola-Berga', 'Озола'],
  names: ['Z. Ozola-Berga & Sons'],
  identities: ['zane+trips@mail.example', '+371 2999-1234', 'LV1234567'],
});

test.each([
  ['Call Zane Ozola-Berga first', 'Call Z. O. first'],
  ['OZOLA-BERGA/ZANE', 'O. Z.'],
  ['voucher_zane_ozola-berga.pdf', 'voucher_z. o..pdf'],
  ['Ozola-Berga, Zane', 'O. Z.'],
  ['зане озола', 'з. о.'],
  ['q=zane%20ozola-berga', 'q=z. o.'],
  ['ZANE+TRIPS@mail.example wrote', '*** wrote'],
  ['zane%2Btrips%40mail.example', '***'],
  ['ring +37129991234 or 371 29 99 12 34', 'ring +*** or ***'],
  ['passport lv1234567', 'passport ***'],
  ['LV12345678', 'LV12345678'],
  ['Hotel Zane, Ozola street', 'Hotel Zane, Ozola street'],
  ['Zane alone, and Ozola-Berga alone', 'Zane alone, and Ozola-Berga alone'],
])('a text about a person, %s, becomes %s', (text, erased) => {
  expect(anywhere(person).erase(text)).toBe(erased);
});

test.each([
  ['Šarlote Bērziņa'.normalize('NFD'), 'S. B.'],
  ['ŠARLOTE BĒRZIŅA'.normalize('NFD'), 'S. B.'],
  ['Šarlote Bērziņa', 'Š. B.'],
])('accents that are characters of their own hide nobody: %j', (text, erased) => {
  const composed = needles({ given: ['Šarlote'], family: ['Bērziņa'] });
  expect(anywhere(composed).erase(text)).toBe(erased);
});

test('texts near to the person lose each name alone, but no part of a longer word', () => {
  expect(nearby(person).erase('Ms Ozola-Berga, or ZANE, no Zanete')).toBe('Ms O., or Z., no Zanete');
});

test('all texts of a value are erased, and everything else remains', () => {
  const value = { 'Zane Ozola-Berga': ['LV1234567', 5, null, { a: true, b: 'Anna' }] };
  expect(eraseIn(value, anywhere(person))).toEqual({ 'Z. O.': ['***', 5, null, { a: true, b: 'Anna' }] });
});

test('nothing is found by what is too short, or by nothing', () => {
  const nobody = anywhere(needles({ given: ['A'], family: ['B'], identities: ['1'] }));
  expect([nobody.pattern, nobody.erase('A B 1')]).toEqual([undefined, 'A B 1']);
});
