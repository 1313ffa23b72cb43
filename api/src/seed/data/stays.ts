type LocalPair = readonly [en: string, ru: string];

export const demoBeaches = [
  ['Sand', 'Песок'],
  ['Fine pebble', 'Мелкая галька'],
  ['Pebble', 'Галька'],
  ['Sand and pebble', 'Песок и галька'],
  ['Platform', 'Платформа'],
] as const satisfies readonly LocalPair[];

export const demoBoardings: Record<string, LocalPair> = {
  RO: ['Room only', 'Без питания'],
  BB: ['Bed and breakfast', 'Завтраки'],
  HB: ['Half board', 'Полупансион'],
  FB: ['Full board', 'Полный пансион'],
  AI: ['All inclusive', 'Всё включено'],
  UAI: ['Ultra all inclusive', 'Ультра всё включено'],
};

/** The maximum of adults, children and guests in a room. */
type Room = readonly [...LocalPair, adults: number, children: number, guests: number];

export const demoRooms: Record<string, Room> = {
  SGL: ['Single room', 'Одноместный номер', 1, 1, 2],
  DBL: ['Double room', 'Двухместный номер', 2, 1, 3],
  DSV: ['Double room with sea view', 'Двухместный номер с видом на море', 2, 1, 3],
  TRPL: ['Triple room', 'Трёхместный номер', 3, 1, 4],
  FAM: ['Family room', 'Семейный номер', 3, 3, 5],
  STU: ['Studio', 'Студия', 2, 2, 4],
  JST: ['Junior suite', 'Полулюкс', 2, 2, 4],
  STE: ['Suite', 'Люкс', 3, 2, 5],
};

type Group = 'general' | 'room' | 'beach' | 'pool' | 'kids' | 'food' | 'sport_spa' | 'business';

/** By group; the first feature of each group is a filter. */
export const demoFeatures: Record<Group, readonly LocalPair[]> = {
  general: [['Free Wi-Fi', 'Бесплатный Wi-Fi'], ['Parking', 'Парковка'], ['Lift', 'Лифт']],
  room: [['Air conditioning', 'Кондиционер'], ['Balcony', 'Балкон'], ['Safe', 'Сейф']],
  beach: [['Sunbeds on the beach', 'Шезлонги на пляже'], ['Beach bar', 'Пляжный бар']],
  pool: [['Outdoor pool', 'Открытый бассейн'], ['Heated pool', 'Подогреваемый бассейн']],
  kids: [['Kids club', 'Детский клуб'], ['Playground', 'Детская площадка'], ['Babysitting', 'Услуги няни']],
  food: [['Restaurant', 'Ресторан'], ['Diet menu', 'Диетическое меню']],
  sport_spa: [['Fitness room', 'Тренажёрный зал'], ['Sauna', 'Сауна'], ['Massage', 'Массаж']],
  business: [['Conference hall', 'Конференц-зал']],
};
