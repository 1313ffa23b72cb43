type Person = readonly [first: string, last: string, sex: 'm' | 'f', year: number, local?: readonly [first: string, last: string]];

/** Families: the first person is the customer, the others travel along. */
export const demoFamilies: readonly { iso2: string; people: readonly Person[] }[] = [
  { iso2: 'LV', people: [['Janis', 'Kalnins', 'm', 1984], ['Ilze', 'Kalnina', 'f', 1986], ['Roberts', 'Kalnins', 'm', 2016], ['Marta', 'Kalnina', 'f', 2025]] },
  { iso2: 'LV', people: [['Sergejs', 'Ivanovs', 'm', 1979, ['Сергей', 'Иванов']], ['Natalja', 'Ivanova', 'f', 1981, ['Наталья', 'Иванова']], ['Maksims', 'Ivanovs', 'm', 2012, ['Максим', 'Иванов']]] },
  { iso2: 'LV', people: [['Liga', 'Ozolina', 'f', 1991], ['Karlis', 'Ozolins', 'm', 1990]] },
  { iso2: 'LV', people: [['Andris', 'Berzins', 'm', 1958], ['Velta', 'Berzina', 'f', 1960]] },
  { iso2: 'LV', people: [['Elina', 'Liepa', 'f', 1997]] },
  { iso2: 'EE', people: [['Kristjan', 'Tamm', 'm', 1982], ['Liis', 'Tamm', 'f', 1983], ['Mari', 'Tamm', 'f', 2018], ['Rasmus', 'Tamm', 'm', 2014]] },
  { iso2: 'EE', people: [['Irina', 'Volkova', 'f', 1975, ['Ирина', 'Волкова']], ['Oleg', 'Volkov', 'm', 1973, ['Олег', 'Волков']]] },
  { iso2: 'EE', people: [['Tanel', 'Sepp', 'm', 1994], ['Kadri', 'Magi', 'f', 1995]] },
  { iso2: 'LT', people: [['Mantas', 'Kazlauskas', 'm', 1987], ['Egle', 'Kazlauskiene', 'f', 1988], ['Lukas', 'Kazlauskas', 'm', 2020]] },
  { iso2: 'LT', people: [['Ruta', 'Jankauskaite', 'f', 1999], ['Domas', 'Petrauskas', 'm', 1998]] },
  { iso2: 'LT', people: [['Vytautas', 'Stankevicius', 'm', 1951], ['Danute', 'Stankeviciene', 'f', 1954]] },
  { iso2: 'LT', people: [['Jurga', 'Butkute', 'f', 1985], ['Ieva', 'Butkute', 'f', 2013]] },
  { iso2: 'CZ', people: [['Tomas', 'Novotny', 'm', 1980], ['Jana', 'Novotna', 'f', 1982], ['Adam', 'Novotny', 'm', 2015], ['Ela', 'Novotna', 'f', 2024]] },
  { iso2: 'AT', people: [['Stefan', 'Gruber', 'm', 1977], ['Sabine', 'Gruber', 'f', 1979], ['Klara', 'Gruber', 'f', 2010]] },
  { iso2: 'BG', people: [['Georgi', 'Dimitrov', 'm', 1989], ['Elena', 'Dimitrova', 'f', 1990]] },
  { iso2: 'GE', people: [['Nino', 'Kapanadze', 'f', 1992], ['Giorgi', 'Kapanadze', 'm', 1993]] },
];
