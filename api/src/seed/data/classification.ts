export const demoClasses = ['Economy', 'Standard', 'Superior', 'Premium', 'Luxury'] as const;

export const demoChains = [
  'Meridian Coast Hotels',
  'Amberline Collection',
  'Blue Terrace Resorts',
  'Northern Crown Hotels',
  'Casa Serena',
  'Palm & Pearl',
] as const;

type LocalPair = readonly [en: string, ru: string];

export const demoTypes = [
  ['Hotel', 'Отель'],
  ['Resort', 'Курортный отель'],
  ['Apartments', 'Апартаменты'],
  ['Villa', 'Вилла'],
  ['Lodge', 'Шале'],
] as const satisfies readonly LocalPair[];

export const demoFormats = [
  ['Family', 'Семейный'],
  ['Adults only', 'Только для взрослых'],
  ['City', 'Городской'],
  ['Wellness', 'Оздоровительный'],
] as const satisfies readonly LocalPair[];

export const demoThemes: Record<string, number> = {
  Beach: 100,
  Family: 90,
  Spa: 80,
  Ski: 70,
  Golf: 60,
  Diving: 50,
  'City break': 40,
  Romantic: 30,
  Gastronomy: 20,
  'Pets welcome': 10,
};
