/** The columns before the prices, by their headings; the first ones are those that are written. */
export const headings = {
  boarding: ['Boarding', 'Board', 'Meals', 'Meal plan', 'Питание', 'Тип питания'],
  room: ['Room', 'Room type', 'Номер', 'Тип номера', 'Категория номера'],
  guests: ['Guests', 'Occupancy', 'Гости', 'Размещение'],
  bands: ['Ages of children', 'Child ages', 'Возраст детей'],
} as const;
export type Heading = keyof typeof headings;

export const firstOf = (heading: Heading): string => headings[heading][0];
