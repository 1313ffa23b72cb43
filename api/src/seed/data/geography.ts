/** A place with its hotels and their stars. */
type Places = Record<string, Record<string, number>>;
type Resort = [en: string, ru: string, places: Places];
type Region = [en: string, ru: string, resorts: Resort[]];
export interface DemoCountry {
  iso2: string;
  en: string;
  ru: string;
  scenery: 'sea' | 'mountains' | 'city';
  regions: Region[];
}

export const demoCountries: DemoCountry[] = [
  { iso2: 'LV', en: 'Latvia', ru: 'Латвия', scenery: 'sea', regions: [
    ['Riga Region', 'Рижский регион', [
      ['Jurmala', 'Юрмала', { Majori: { 'Amber Pines Spa Hotel': 5, 'Majori Dunes Residence': 4 }, Dzintari: { 'Dzintari Forest Suites': 4 } }],
      ['Old Riga', 'Старая Рига', { Riga: { 'Daugava Quay Hotel': 4, 'Three Gables House': 3 } }],
    ]],
    ['Kurzeme', 'Курземе', [['Liepaja Coast', 'Лиепайское побережье', { Liepaja: { 'Baltic Wind Hotel': 3 } }]]],
  ] },
  { iso2: 'EE', en: 'Estonia', ru: 'Эстония', scenery: 'city', regions: [
    ['Harju', 'Харьюмаа', [['Tallinn', 'Таллин', { Tallinn: { 'Toompea View Hotel': 4, 'Kalamaja Loft Rooms': 3, 'Merchant Guild Boutique Hotel': 5 } }]]],
    ['Parnu County', 'Пярнумаа', [['Parnu', 'Пярну', { Parnu: { 'Parnu White Sands Spa': 4, 'Villa Rannaliiv': 3 } }]]],
    ['Saare', 'Сааремаа', [['Saaremaa', 'Сааремаа', { Kuressaare: { 'Kuressaare Castle Park Hotel': 4 } }]]],
  ] },
  { iso2: 'LT', en: 'Lithuania', ru: 'Литва', scenery: 'sea', regions: [
    ['Klaipeda County', 'Клайпедский уезд', [
      ['Palanga', 'Паланга', { Palanga: { 'Palanga Promenade Hotel': 4, 'Amber Shore Apartments': 3 }, Sventoji: { 'Sventoji Dune Cottages': 3 } }],
      ['Curonian Spit', 'Куршская коса', { Nida: { 'Nida Lagoon House': 4 } }],
    ]],
    ['Vilnius County', 'Вильнюсский уезд', [['Vilnius', 'Вильнюс', { Vilnius: { 'Uzupis Art Hotel': 4, 'Gediminas Hill Palace': 5 } }]]],
  ] },
  { iso2: 'TR', en: 'Turkey', ru: 'Турция', scenery: 'sea', regions: [
    ['Antalya', 'Анталья', [
      ['Belek', 'Белек', { Belek: { 'Belek Pines Golf Resort': 5 }, Kadriye: {} }],
      ['Kemer', 'Кемер', { Beldibi: { 'Beldibi Bay Resort': 5 }, Goynuk: { 'Goynuk Canyon Hotel': 4 } }],
      ['Side', 'Сиде', { Colakli: { 'Side Columns Beach Hotel': 4 }, Kumkoy: {} }],
    ]],
    ['Mugla', 'Мугла', [['Bodrum', 'Бодрум', { Gumbet: { 'Gumbet Windmill Suites': 4 }, Yalikavak: { 'Yalikavak Marina House': 5 } }]]],
  ] },
  { iso2: 'GR', en: 'Greece', ru: 'Греция', scenery: 'sea', regions: [
    ['Crete', 'Крит', [
      ['Rethymno', 'Ретимно', { Rethymno: { 'Fortezza Sea View Hotel': 4 }, Panormo: { 'Panormo Olive Resort': 5 } }],
      ['Chania', 'Ханья', { Platanias: { 'Platanias Blue Terrace': 4 } }],
    ]],
    ['Rhodes', 'Родос', [['Lindos', 'Линдос', { Lindos: { 'Lindos White Court': 5 }, Pefkos: { 'Pefkos Bay Apartments': 3 } }]]],
    ['Central Macedonia', 'Центральная Македония', [['Halkidiki', 'Халкидики', { Kallithea: { 'Kassandra Pines Hotel': 4 }, Sarti: {} }]]],
  ] },
  { iso2: 'CY', en: 'Cyprus', ru: 'Кипр', scenery: 'sea', regions: [
    ['Famagusta', 'Фамагуста', [['Ayia Napa', 'Айя-Напа', { 'Ayia Napa': { 'Nissi Lagoon Hotel': 4, 'Cape Greco Resort': 5 }, Protaras: { 'Fig Tree Bay Suites': 4 } }]]],
    ['Paphos', 'Пафос', [['Coral Bay', 'Корал-Бэй', { Peyia: { 'Coral Bay Gardens': 4 }, Paphos: { 'Aphrodite Harbour Hotel': 5 } }]]],
    ['Limassol', 'Лимассол', [['Limassol', 'Лимассол', { Germasogeia: { 'Germasogeia Beachfront': 4 } }]]],
  ] },
  { iso2: 'EG', en: 'Egypt', ru: 'Египет', scenery: 'sea', regions: [
    ['Red Sea', 'Красное море', [
      ['Hurghada', 'Хургада', { Hurghada: { 'Coral Dunes Aqua Resort': 5, 'Giftun View Hotel': 4 }, 'Sahl Hasheesh': { 'Sahl Hasheesh Palace': 5 } }],
      ['Marsa Alam', 'Марса-Алам', { 'Port Ghalib': { 'Port Ghalib Reef Lodge': 4 } }],
    ]],
    ['South Sinai', 'Южный Синай', [['Sharm El Sheikh', 'Шарм-эш-Шейх', { 'Naama Bay': { 'Naama Reef Oasis': 4 }, Nabq: { 'Nabq Sands Club': 5 } }]]],
  ] },
  { iso2: 'TN', en: 'Tunisia', ru: 'Тунис', scenery: 'sea', regions: [
    ['Sousse', 'Сус', [['Port El Kantaoui', 'Порт-эль-Кантауи', { Hammam: { 'Kantaoui Marina Palace': 4 }, Sousse: { 'Medina Gate Hotel': 3 } }]]],
    ['Nabeul', 'Набёль', [['Hammamet', 'Хаммамет', { Yasmine: { 'Yasmine Carthage Resort': 5, 'Jasmine Court Thalasso': 4 } }]]],
    ['Medenine', 'Меденин', [['Djerba', 'Джерба', { Midoun: { 'Djerba Lighthouse Club': 4, 'Houmt Palms Hotel': 3 } }]]],
  ] },
  { iso2: 'ES', en: 'Spain', ru: 'Испания', scenery: 'sea', regions: [
    ['Balearic Islands', 'Балеарские острова', [
      ['Mallorca', 'Майорка', { Alcudia: { 'Alcudia Bay Family Resort': 4 }, Soller: { 'Casa Naranja Soller': 4 } }],
      ['Ibiza', 'Ибица', { 'Santa Eulalia': { 'Santa Eulalia White House': 5 } }],
    ]],
    ['Canary Islands', 'Канарские острова', [['Tenerife', 'Тенерифе', { Adeje: { 'Costa Adeje Volcano Resort': 5 }, 'Puerto de la Cruz': { 'Hotel Jardin Atlantico': 4 } }]]],
    ['Catalonia', 'Каталония', [['Costa Brava', 'Коста-Брава', { 'Lloret de Mar': { 'Lloret Cala Azul': 3 }, Tossa: {} }]]],
  ] },
  { iso2: 'PT', en: 'Portugal', ru: 'Португалия', scenery: 'sea', regions: [
    ['Algarve', 'Алгарве', [['Albufeira', 'Албуфейра', { Albufeira: { 'Falesia Cliffs Resort': 5, 'Quinta das Laranjas': 4 }, Lagos: { 'Lagos Golden Arch Hotel': 4 } }]]],
    ['Madeira', 'Мадейра', [['Funchal', 'Фуншал', { Funchal: { 'Funchal Levada Garden': 5 }, Canico: { 'Canico Ocean Terrace': 4 } }]]],
    ['Lisbon', 'Лиссабон', [['Cascais', 'Кашкайш', { Cascais: { 'Cascais Lighthouse Inn': 3 } }]]],
  ] },
  { iso2: 'IT', en: 'Italy', ru: 'Италия', scenery: 'sea', regions: [
    ['Sicily', 'Сицилия', [['Taormina', 'Таормина', { Taormina: { 'Villa Etna Belvedere': 5 }, 'Giardini Naxos': { 'Naxos Lemon Hotel': 3 } }]]],
    ['Veneto', 'Венето', [['Lido di Jesolo', 'Лидо-ди-Езоло', { Jesolo: { 'Jesolo Onda Hotel': 4 } }], ['Lake Garda', 'Озеро Гарда', { Bardolino: { 'Bardolino Vineyard House': 4 } }]]],
    ['Campania', 'Кампания', [['Amalfi Coast', 'Амальфитанское побережье', { Ravello: { 'Palazzo Ravello': 5 }, Sorrento: { 'Sorrento Cedri Hotel': 4 } }]]],
  ] },
  { iso2: 'HR', en: 'Croatia', ru: 'Хорватия', scenery: 'sea', regions: [
    ['Istria', 'Истрия', [['Porec', 'Пореч', { Porec: { 'Porec Lagoon Resort': 4 }, Rovinj: { 'Rovinj Harbour House': 4 } }]]],
    ['Dalmatia', 'Далмация', [
      ['Makarska Riviera', 'Макарская ривьера', { Makarska: { 'Biokovo Beach Hotel': 4 }, Tucepi: { 'Tucepi Pine Shore': 3 } }],
      ['Dubrovnik', 'Дубровник', { Lapad: { 'Lapad Bay Palace': 5 }, Cavtat: { 'Cavtat Cypress Hotel': 4 } }],
    ]],
  ] },
  { iso2: 'ME', en: 'Montenegro', ru: 'Черногория', scenery: 'sea', regions: [
    ['Coast', 'Побережье', [
      ['Budva', 'Будва', { Becici: { 'Becici Splendour Hotel': 5, 'Montenegro Breeze': 4 }, 'Sveti Stefan': { 'Stefan Island View': 5 } }],
      ['Bay of Kotor', 'Которский залив', { Kotor: { 'Kotor Old Mariner Hotel': 4 }, Tivat: { 'Tivat Marina Rooms': 3 } }],
    ]],
    ['North', 'Север', [['Zabljak', 'Жабляк', { Zabljak: { 'Durmitor Black Lake Lodge': 3 } }]]],
  ] },
  { iso2: 'BG', en: 'Bulgaria', ru: 'Болгария', scenery: 'sea', regions: [
    ['Burgas', 'Бургас', [['Sunny Beach', 'Солнечный Берег', { 'Sunny Beach': { 'Sunny Dunes Family Club': 4 }, Nessebar: { 'Nessebar Stone Wharf': 3 } }]]],
    ['Varna', 'Варна', [['Golden Sands', 'Золотые Пески', { 'Golden Sands': { 'Golden Pines Riviera': 5, 'Aladzha Park Hotel': 4 } }]]],
    ['Blagoevgrad', 'Благоевград', [['Bansko', 'Банско', { Bansko: { 'Pirin Peaks Ski Lodge': 4, 'Banderitsa Chalet': 3 } }]]],
  ] },
  { iso2: 'AT', en: 'Austria', ru: 'Австрия', scenery: 'mountains', regions: [
    ['Tyrol', 'Тироль', [['Zillertal', 'Циллерталь', { Mayrhofen: { 'Mayrhofen Alpenrose': 4 }, 'Zell am Ziller': { 'Zillerhof Berghotel': 3 } }], ['Ischgl', 'Ишгль', { Ischgl: { 'Silvretta Panorama Hotel': 5 } }]]],
    ['Salzburg', 'Зальцбург', [['Zell am See', 'Целль-ам-Зее', { Kaprun: { 'Kitzsteinhorn Lodge': 4 }, 'Zell am See': { 'Seepromenade Grand Hotel': 5, 'Gasthof Schmitten': 3 } }]]],
  ] },
  { iso2: 'CH', en: 'Switzerland', ru: 'Швейцария', scenery: 'mountains', regions: [
    ['Valais', 'Вале', [['Zermatt', 'Церматт', { Zermatt: { 'Matterhorn Larch Hotel': 5, 'Chalet Gornergrat': 4 } }]]],
    ['Bern', 'Берн', [['Jungfrau', 'Юнгфрау', { Grindelwald: { 'Eiger Meadow Hotel': 4 }, Wengen: { 'Wengen Sunside Chalet': 3 } }]]],
    ['Ticino', 'Тичино', [['Lugano', 'Лугано', { Lugano: { 'Villa Ceresio': 5, 'Lugano Camellia Hotel': 4 } }]]],
  ] },
  { iso2: 'FR', en: 'France', ru: 'Франция', scenery: 'sea', regions: [
    ['French Riviera', 'Лазурный берег', [['Nice', 'Ницца', { Nice: { 'Promenade Azur Hotel': 4 }, Menton: { 'Villa Citronnier': 4 } }]]],
    ['Savoy', 'Савойя', [['Three Valleys', 'Три Долины', { Courchevel: { 'Courchevel Saulire Palace': 5 }, Meribel: { 'Meribel Fir Chalet': 4 } }]]],
    ['Brittany', 'Бретань', [['Saint-Malo', 'Сен-Мало', { 'Saint-Malo': { 'Corsair Ramparts Hotel': 3 }, Dinard: { 'Dinard Belle Epoque': 4 } }]]],
  ] },
  { iso2: 'AE', en: 'United Arab Emirates', ru: 'ОАЭ', scenery: 'city', regions: [
    ['Dubai', 'Дубай', [['Jumeirah', 'Джумейра', { Jumeirah: { 'Jumeirah Pearl Towers': 5 }, Marina: { 'Marina Dhow Residence': 4 }, Deira: { 'Deira Creek Hotel': 3 } }]]],
    ['Ras Al Khaimah', 'Рас-эль-Хайма', [['Al Marjan Island', 'Остров Аль-Марджан', { 'Al Marjan': { 'Marjan Island Palms': 5, 'Hajar Sunset Resort': 4 } }]]],
    ['Abu Dhabi', 'Абу-Даби', [['Saadiyat', 'Саадият', { Saadiyat: { 'Saadiyat Turtle Beach Hotel': 5 } }]]],
  ] },
  { iso2: 'TH', en: 'Thailand', ru: 'Таиланд', scenery: 'sea', regions: [
    ['Phuket', 'Пхукет', [['Kata', 'Ката', { Kata: { 'Kata Hillside Orchid': 4 }, Karon: { 'Karon Lotus Beach': 4 } }]]],
    ['Krabi', 'Краби', [['Ao Nang', 'Ао Нанг', { 'Ao Nang': { 'Railay Limestone Villas': 5, 'Ao Nang Longtail Inn': 3 } }]]],
    ['Surat Thani', 'Сураттхани', [['Koh Samui', 'Самуи', { Chaweng: { 'Chaweng Coconut Grove': 4 }, Lamai: { 'Lamai Silent Waves': 5 } }]]],
  ] },
  { iso2: 'VN', en: 'Vietnam', ru: 'Вьетнам', scenery: 'sea', regions: [
    ['Khanh Hoa', 'Кханьхоа', [['Nha Trang', 'Нячанг', { 'Nha Trang': { 'Tran Phu Seaview Hotel': 4, 'Hon Chong Rocks Hotel': 3 }, 'Cam Ranh': { 'Cam Ranh Lagoon Resort': 5 } }]]],
    ['Kien Giang', 'Кьензянг', [['Phu Quoc', 'Фукуок', { 'Duong Dong': { 'Phu Quoc Pepper Garden': 4, 'Long Beach Lantern Resort': 5 } }]]],
    ['Quang Nam', 'Куангнам', [['Hoi An', 'Хойан', { 'Hoi An': { 'Hoi An Silk Road House': 4 } }]]],
  ] },
  { iso2: 'ID', en: 'Indonesia', ru: 'Индонезия', scenery: 'sea', regions: [
    ['Bali', 'Бали', [
      ['South Bali', 'Южный Бали', { 'Nusa Dua': { 'Nusa Dua Frangipani': 5 }, Seminyak: { 'Seminyak Rice Barn Villas': 4 } }],
      ['Ubud', 'Убуд', { Ubud: { 'Ubud Jungle Terrace': 5, 'Campuhan Bamboo Inn': 3 } }],
    ]],
    ['West Nusa Tenggara', 'Западная Нуса-Тенгара', [['Lombok', 'Ломбок', { Kuta: { 'Kuta Mandalika Surf Lodge': 3 }, Senggigi: { 'Senggigi Sunset Hotel': 4 } }]]],
  ] },
  { iso2: 'MV', en: 'Maldives', ru: 'Мальдивы', scenery: 'sea', regions: [
    ['Kaafu', 'Каафу', [['North Male Atoll', 'Северный Мале', { Himmafushi: { 'Himmafushi Overwater Villas': 5 }, Thulusdhoo: { 'Thulusdhoo Surf House': 3 } }], ['South Male Atoll', 'Южный Мале', { Maafushi: { 'Maafushi Lagoon Inn': 3, 'Biyadhoo Reef Retreat': 4 } }]]],
    ['Baa', 'Баа', [['Baa Atoll', 'Атолл Баа', { Dharavandhoo: { 'Hanifaru Manta Resort': 5, 'Baa Coral Cottages': 4 } }]]],
  ] },
  { iso2: 'MU', en: 'Mauritius', ru: 'Маврикий', scenery: 'sea', regions: [
    ['North', 'Север', [['Grand Baie', 'Гран-Бе', { 'Grand Baie': { 'Grand Baie Filao Hotel': 4 }, 'Trou aux Biches': { 'Trou aux Biches Lagoon': 5 } }]]],
    ['West', 'Запад', [['Flic en Flac', 'Флик-ан-Флак', { 'Flic en Flac': { 'Tamarin Rum House': 3 }, 'Le Morne': { 'Le Morne Kite Palace': 5 } }]]],
    ['East', 'Восток', [['Belle Mare', 'Бель-Мар', { 'Belle Mare': { 'Belle Mare Sugar Beach': 5, 'Trou d’Eau Douce Cottages': 3 } }]]],
  ] },
  { iso2: 'GE', en: 'Georgia', ru: 'Грузия', scenery: 'mountains', regions: [
    ['Adjara', 'Аджария', [['Batumi', 'Батуми', { Batumi: { 'Batumi Magnolia Tower': 5, 'Piazza Tbeti Hotel': 4 }, Gonio: { 'Gonio Fortress Beach': 3 } }]]],
    ['Mtskheta-Mtianeti', 'Мцхета-Мтианети', [['Gudauri', 'Гудаури', { Gudauri: { 'Gudauri Cross Pass Lodge': 4 }, Stepantsminda: { 'Kazbegi Trinity View': 4 } }]]],
    ['Tbilisi', 'Тбилиси', [['Tbilisi', 'Тбилиси', { Tbilisi: { 'Sololaki Balcony House': 3 } }]]],
  ] },
  { iso2: 'CZ', en: 'Czechia', ru: 'Чехия', scenery: 'city', regions: [
    ['Prague', 'Прага', [['Prague', 'Прага', { Prague: { 'Mala Strana Garden Hotel': 5, 'Vltava Bridge House': 4 } }]]],
    ['Karlovy Vary', 'Карловарский край', [['Karlovy Vary', 'Карловы Вары', { 'Karlovy Vary': { 'Tepla Colonnade Spa': 5, 'Mattoni Springs Hotel': 4 }, 'Marianske Lazne': { 'Singing Fountain Spa': 4 } }]]],
    ['Hradec Kralove', 'Краловеградецкий край', [['Giant Mountains', 'Крконоше', { 'Spindleruv Mlyn': { 'Snezka Timber Lodge': 3 } }]]],
  ] },
];
