/** Headings of the columns before the prices; the first variant is exported. */
export const headings = {
  boarding: ['Boarding', 'Board', 'Meals', 'Meal plan', 'Питание', 'Тип питания'],
  room: ['Room', 'Room type', 'Номер', 'Тип номера', 'Категория номера'],
  guests: ['Guests', 'Occupancy', 'Гости', 'Размещение'],
  bands: ['Ages of children', 'Child ages', 'Возраст детей'],
} as const;
export type Heading = keyof typeof headings;

export const firstOf = (heading: Heading): string => headings[heading][0];
