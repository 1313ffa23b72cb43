type City = readonly [en: string, ru: string, iata: string | null];

/** The cities of each country; the first one is the main city. */
export const demoCities: Record<string, readonly City[]> = {
  LV: [['Riga', 'Рига', 'RIX'], ['Liepaja', 'Лиепая', 'LPX']],
  EE: [['Tallinn', 'Таллин', 'TLL'], ['Tartu', 'Тарту', 'TAY']],
  LT: [['Vilnius', 'Вильнюс', 'VNO'], ['Kaunas', 'Каунас', 'KUN'], ['Palanga', 'Паланга', 'PLQ']],
  TR: [['Istanbul', 'Стамбул', 'IST'], ['Antalya', 'Анталья', 'AYT'], ['Bodrum', 'Бодрум', 'BJV']],
  GR: [['Athens', 'Афины', 'ATH'], ['Heraklion', 'Ираклион', 'HER'], ['Rhodes', 'Родос', 'RHO'], ['Thessaloniki', 'Салоники', 'SKG']],
  CY: [['Larnaca', 'Ларнака', 'LCA'], ['Paphos', 'Пафос', 'PFO']],
  EG: [['Cairo', 'Каир', 'CAI'], ['Hurghada', 'Хургада', 'HRG'], ['Sharm El Sheikh', 'Шарм-эш-Шейх', 'SSH']],
  TN: [['Tunis', 'Тунис', 'TUN'], ['Monastir', 'Монастир', 'MIR']],
  ES: [['Madrid', 'Мадрид', 'MAD'], ['Barcelona', 'Барселона', 'BCN'], ['Palma', 'Пальма', 'PMI']],
  PT: [['Lisbon', 'Лиссабон', 'LIS'], ['Faro', 'Фару', 'FAO']],
  IT: [['Rome', 'Рим', 'ROM'], ['Milan', 'Милан', 'MIL'], ['Venice', 'Венеция', 'VCE'], ['Naples', 'Неаполь', 'NAP']],
  HR: [['Split', 'Сплит', 'SPU'], ['Dubrovnik', 'Дубровник', 'DBV']],
  ME: [['Podgorica', 'Подгорица', 'TGD'], ['Tivat', 'Тиват', 'TIV']],
  BG: [['Sofia', 'София', 'SOF'], ['Burgas', 'Бургас', 'BOJ']],
  AT: [['Vienna', 'Вена', 'VIE'], ['Innsbruck', 'Инсбрук', 'INN']],
  CH: [['Zurich', 'Цюрих', 'ZRH'], ['Geneva', 'Женева', 'GVA']],
  FR: [['Paris', 'Париж', 'PAR'], ['Nice', 'Ницца', 'NCE']],
  AE: [['Dubai', 'Дубай', 'DXB'], ['Abu Dhabi', 'Абу-Даби', 'AUH']],
  TH: [['Bangkok', 'Бангкок', 'BKK'], ['Phuket', 'Пхукет', 'HKT']],
  VN: [['Da Nang', 'Дананг', 'DAD'], ['Nha Trang', 'Нячанг', 'NHA']],
  ID: [['Denpasar', 'Денпасар', 'DPS']],
  MV: [['Male', 'Мале', 'MLE']],
  MU: [['Port Louis', 'Порт-Луи', null]],
  GE: [['Tbilisi', 'Тбилиси', 'TBS'], ['Batumi', 'Батуми', 'BUS']],
  CZ: [['Prague', 'Прага', 'PRG'], ['Karlovy Vary', 'Карловы Вары', 'KLV']],
};

/** The cities where customers live and charter flights depart. */
export const demoOrigins = ['Riga', 'Liepaja', 'Tallinn', 'Tartu', 'Vilnius', 'Kaunas', 'Palanga'];

type Airport = readonly [
  iata: string,
  icao: string,
  name: string,
  region: string | null,
  city: string | null,
  latitude: number,
  longitude: number,
  timezone: string,
];

export const demoAirports: Record<string, readonly Airport[]> = {
  LV: [
    ['RIX', 'EVRA', 'Riga International Airport', 'Riga Region', 'Riga', 56.92, 23.97, 'Europe/Riga'],
    ['LPX', 'EVLA', 'Liepaja International Airport', 'Kurzeme', 'Liepaja', 56.52, 21.1, 'Europe/Riga'],
  ],
  EE: [
    ['TLL', 'EETN', 'Lennart Meri Tallinn Airport', 'Harju', 'Tallinn', 59.41, 24.83, 'Europe/Tallinn'],
    ['TAY', 'EETU', 'Tartu Airport', null, 'Tartu', 58.31, 26.69, 'Europe/Tallinn'],
    ['URE', 'EEKE', 'Kuressaare Airport', 'Saare', null, 58.23, 22.51, 'Europe/Tallinn'],
  ],
  LT: [
    ['VNO', 'EYVI', 'Vilnius International Airport', 'Vilnius County', 'Vilnius', 54.63, 25.29, 'Europe/Vilnius'],
    ['KUN', 'EYKA', 'Kaunas International Airport', null, 'Kaunas', 54.96, 24.08, 'Europe/Vilnius'],
    ['PLQ', 'EYPA', 'Palanga International Airport', 'Klaipeda County', 'Palanga', 55.97, 21.09, 'Europe/Vilnius'],
  ],
  TR: [
    ['IST', 'LTFM', 'Istanbul Airport', null, 'Istanbul', 41.26, 28.74, 'Europe/Istanbul'],
    ['AYT', 'LTAI', 'Antalya Airport', 'Antalya', 'Antalya', 36.9, 30.8, 'Europe/Istanbul'],
    ['BJV', 'LTFE', 'Milas-Bodrum Airport', 'Mugla', 'Bodrum', 37.25, 27.66, 'Europe/Istanbul'],
    ['DLM', 'LTBS', 'Dalaman Airport', 'Mugla', null, 36.71, 28.79, 'Europe/Istanbul'],
  ],
  GR: [
    ['ATH', 'LGAV', 'Athens International Airport', null, 'Athens', 37.94, 23.94, 'Europe/Athens'],
    ['HER', 'LGIR', 'Heraklion International Airport', 'Crete', 'Heraklion', 35.34, 25.18, 'Europe/Athens'],
    ['CHQ', 'LGSA', 'Chania International Airport', 'Crete', null, 35.53, 24.15, 'Europe/Athens'],
    ['RHO', 'LGRP', 'Rhodes International Airport', 'Rhodes', 'Rhodes', 36.41, 28.09, 'Europe/Athens'],
    ['SKG', 'LGTS', 'Thessaloniki Airport Makedonia', 'Central Macedonia', 'Thessaloniki', 40.52, 22.97, 'Europe/Athens'],
  ],
  CY: [
    ['LCA', 'LCLK', 'Larnaca International Airport', 'Famagusta', 'Larnaca', 34.88, 33.62, 'Asia/Nicosia'],
    ['PFO', 'LCPH', 'Paphos International Airport', 'Paphos', 'Paphos', 34.72, 32.49, 'Asia/Nicosia'],
  ],
  EG: [
    ['CAI', 'HECA', 'Cairo International Airport', null, 'Cairo', 30.12, 31.41, 'Africa/Cairo'],
    ['HRG', 'HEGN', 'Hurghada International Airport', 'Red Sea', 'Hurghada', 27.18, 33.8, 'Africa/Cairo'],
    ['RMF', 'HEMA', 'Marsa Alam International Airport', 'Red Sea', null, 25.56, 34.58, 'Africa/Cairo'],
    ['SSH', 'HESH', 'Sharm El Sheikh International Airport', 'South Sinai', 'Sharm El Sheikh', 27.98, 34.39, 'Africa/Cairo'],
  ],
  TN: [
    ['TUN', 'DTTA', 'Tunis-Carthage International Airport', null, 'Tunis', 36.85, 10.23, 'Africa/Tunis'],
    ['MIR', 'DTMB', 'Monastir Habib Bourguiba International Airport', 'Sousse', 'Monastir', 35.76, 10.75, 'Africa/Tunis'],
    ['NBE', 'DTNH', 'Enfidha-Hammamet International Airport', 'Nabeul', null, 36.08, 10.44, 'Africa/Tunis'],
    ['DJE', 'DTTJ', 'Djerba-Zarzis International Airport', 'Medenine', null, 33.88, 10.78, 'Africa/Tunis'],
  ],
  ES: [
    ['MAD', 'LEMD', 'Adolfo Suarez Madrid-Barajas Airport', null, 'Madrid', 40.47, -3.56, 'Europe/Madrid'],
    ['BCN', 'LEBL', 'Josep Tarradellas Barcelona-El Prat Airport', 'Catalonia', 'Barcelona', 41.3, 2.08, 'Europe/Madrid'],
    ['PMI', 'LEPA', 'Palma de Mallorca Airport', 'Balearic Islands', 'Palma', 39.55, 2.74, 'Europe/Madrid'],
    ['TFS', 'GCTS', 'Tenerife South Airport', 'Canary Islands', null, 28.04, -16.57, 'Atlantic/Canary'],
    ['LPA', 'GCLP', 'Gran Canaria Airport', 'Canary Islands', null, 27.93, -15.39, 'Atlantic/Canary'],
  ],
  PT: [
    ['LIS', 'LPPT', 'Humberto Delgado Lisbon Airport', 'Lisbon', 'Lisbon', 38.77, -9.13, 'Europe/Lisbon'],
    ['FAO', 'LPFR', 'Faro Airport', 'Algarve', 'Faro', 37.01, -7.97, 'Europe/Lisbon'],
    ['FNC', 'LPMA', 'Madeira Airport', 'Madeira', null, 32.7, -16.78, 'Atlantic/Madeira'],
  ],
  IT: [
    ['FCO', 'LIRF', 'Rome-Fiumicino Airport', null, 'Rome', 41.8, 12.25, 'Europe/Rome'],
    ['MXP', 'LIMC', 'Milan Malpensa Airport', null, 'Milan', 45.63, 8.72, 'Europe/Rome'],
    ['VCE', 'LIPZ', 'Venice Marco Polo Airport', 'Veneto', 'Venice', 45.51, 12.35, 'Europe/Rome'],
    ['NAP', 'LIRN', 'Naples International Airport', 'Campania', 'Naples', 40.88, 14.29, 'Europe/Rome'],
    ['CTA', 'LICC', 'Catania-Fontanarossa Airport', 'Sicily', null, 37.47, 15.06, 'Europe/Rome'],
  ],
  HR: [
    ['PUY', 'LDPL', 'Pula Airport', 'Istria', null, 44.89, 13.92, 'Europe/Zagreb'],
    ['SPU', 'LDSP', 'Split Airport', 'Dalmatia', 'Split', 43.54, 16.3, 'Europe/Zagreb'],
    ['DBV', 'LDDU', 'Dubrovnik Airport', 'Dalmatia', 'Dubrovnik', 42.56, 18.27, 'Europe/Zagreb'],
  ],
  ME: [
    ['TIV', 'LYTV', 'Tivat Airport', 'Coast', 'Tivat', 42.4, 18.72, 'Europe/Podgorica'],
    ['TGD', 'LYPG', 'Podgorica Airport', 'North', 'Podgorica', 42.36, 19.25, 'Europe/Podgorica'],
  ],
  BG: [
    ['SOF', 'LBSF', 'Sofia Airport', 'Blagoevgrad', 'Sofia', 42.7, 23.41, 'Europe/Sofia'],
    ['BOJ', 'LBBG', 'Burgas Airport', 'Burgas', 'Burgas', 42.57, 27.52, 'Europe/Sofia'],
    ['VAR', 'LBWN', 'Varna Airport', 'Varna', null, 43.23, 27.83, 'Europe/Sofia'],
  ],
  AT: [
    ['VIE', 'LOWW', 'Vienna International Airport', null, 'Vienna', 48.11, 16.57, 'Europe/Vienna'],
    ['INN', 'LOWI', 'Innsbruck Airport', 'Tyrol', 'Innsbruck', 47.26, 11.34, 'Europe/Vienna'],
    ['SZG', 'LOWS', 'Salzburg Airport', 'Salzburg', null, 47.79, 13, 'Europe/Vienna'],
  ],
  CH: [
    ['ZRH', 'LSZH', 'Zurich Airport', null, 'Zurich', 47.46, 8.55, 'Europe/Zurich'],
    ['GVA', 'LSGG', 'Geneva Airport', 'Valais', 'Geneva', 46.24, 6.11, 'Europe/Zurich'],
    ['BRN', 'LSZB', 'Bern Airport', 'Bern', null, 46.91, 7.5, 'Europe/Zurich'],
  ],
  FR: [
    ['CDG', 'LFPG', 'Paris Charles de Gaulle Airport', null, 'Paris', 49.01, 2.55, 'Europe/Paris'],
    ['NCE', 'LFMN', "Nice Cote d'Azur Airport", 'French Riviera', 'Nice', 43.66, 7.21, 'Europe/Paris'],
    ['CMF', 'LFLB', 'Chambery Airport', 'Savoy', null, 45.64, 5.88, 'Europe/Paris'],
  ],
  AE: [
    ['DXB', 'OMDB', 'Dubai International Airport', 'Dubai', 'Dubai', 25.25, 55.36, 'Asia/Dubai'],
    ['AUH', 'OMAA', 'Zayed International Airport', 'Abu Dhabi', 'Abu Dhabi', 24.43, 54.65, 'Asia/Dubai'],
    ['RKT', 'OMRK', 'Ras Al Khaimah International Airport', 'Ras Al Khaimah', null, 25.61, 55.94, 'Asia/Dubai'],
  ],
  TH: [
    ['BKK', 'VTBS', 'Suvarnabhumi Airport', null, 'Bangkok', 13.68, 100.75, 'Asia/Bangkok'],
    ['HKT', 'VTSP', 'Phuket International Airport', 'Phuket', 'Phuket', 8.11, 98.32, 'Asia/Bangkok'],
    ['KBV', 'VTSG', 'Krabi International Airport', 'Krabi', null, 8.1, 98.99, 'Asia/Bangkok'],
    ['USM', 'VTSM', 'Samui Airport', 'Surat Thani', null, 9.55, 100.06, 'Asia/Bangkok'],
  ],
  VN: [
    ['CXR', 'VVCR', 'Cam Ranh International Airport', 'Khanh Hoa', 'Nha Trang', 12, 109.22, 'Asia/Ho_Chi_Minh'],
    ['PQC', 'VVPQ', 'Phu Quoc International Airport', 'Kien Giang', null, 10.17, 103.99, 'Asia/Ho_Chi_Minh'],
    ['DAD', 'VVDN', 'Da Nang International Airport', 'Quang Nam', 'Da Nang', 16.04, 108.2, 'Asia/Ho_Chi_Minh'],
  ],
  ID: [
    ['DPS', 'WADD', 'I Gusti Ngurah Rai International Airport', 'Bali', 'Denpasar', -8.75, 115.17, 'Asia/Makassar'],
    ['LOP', 'WADL', 'Lombok International Airport', 'West Nusa Tenggara', null, -8.76, 116.28, 'Asia/Makassar'],
  ],
  MV: [['MLE', 'VRMM', 'Velana International Airport', 'Kaafu', 'Male', 4.19, 73.53, 'Indian/Maldives']],
  MU: [['MRU', 'FIMP', 'Sir Seewoosagur Ramgoolam International Airport', null, 'Port Louis', -20.43, 57.68, 'Indian/Mauritius']],
  GE: [
    ['TBS', 'UGTB', 'Shota Rustaveli Tbilisi International Airport', 'Tbilisi', 'Tbilisi', 41.67, 44.95, 'Asia/Tbilisi'],
    ['BUS', 'UGSB', 'Batumi International Airport', 'Adjara', 'Batumi', 41.61, 41.6, 'Asia/Tbilisi'],
  ],
  CZ: [
    ['PRG', 'LKPR', 'Vaclav Havel Airport Prague', 'Prague', 'Prague', 50.1, 14.26, 'Europe/Prague'],
    ['KLV', 'LKKV', 'Karlovy Vary Airport', 'Karlovy Vary', 'Karlovy Vary', 50.2, 12.91, 'Europe/Prague'],
  ],
};

type Carrier = readonly [name: string, iata: string, icao: string, iso2: string | null, charter: boolean];

export const demoCarriers: readonly Carrier[] = [
  ['airBaltic', 'BT', 'BTI', 'LV', false],
  ['SmartLynx Airlines', '6Y', 'ART', 'LV', true],
  ['GetJet Airlines', 'GW', 'GJT', 'LT', true],
  ['Avion Express', 'X9', 'NVD', 'LT', true],
  ['Turkish Airlines', 'TK', 'THY', 'TR', false],
  ['SunExpress', 'XQ', 'SXS', 'TR', false],
  ['Freebird Airlines', 'FH', 'FHY', 'TR', true],
  ['Aegean Airlines', 'A3', 'AEE', 'GR', false],
  ['Nouvelair', 'BJ', 'LBT', 'TN', true],
  ['Air Cairo', 'SM', 'MSC', 'EG', false],
  ['Vueling', 'VY', 'VLG', 'ES', false],
  ['TAP Air Portugal', 'TP', 'TAP', 'PT', false],
  ['Austrian Airlines', 'OS', 'AUA', 'AT', false],
  ['Emirates', 'EK', 'UAE', 'AE', false],
  ['Electra Airways', '3E', 'ELB', 'BG', true],
];
