import type { Label } from '../core/type.ts'

/** The invented city of the demonstration, whose districts no form offers. */
const invented = 'samalkala'

/** City slug, its name, and its districts: a slug with the name in ru, kk, uz and en. Names are those that people of the city use. */
const cities: Record<
  string,
  { name: Label; districts: Record<string, readonly [string, string, string, string]> }
> = {
  almaty: {
    name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
    districts: {
      alatau: ['Алатауский', 'Алатау', 'Alatau', 'Alatau'],
      almaly: ['Алмалинский', 'Алмалы', 'Almali', 'Almaly'],
      auezov: ['Ауэзовский', 'Әуезов', 'Auezov', 'Auezov'],
      bostandyk: ['Бостандыкский', 'Бостандық', 'Bostandiq', 'Bostandyk'],
      zhetysu: ['Жетысуский', 'Жетісу', 'Jetisu', 'Zhetysu'],
      medeu: ['Медеуский', 'Медеу', 'Medeu', 'Medeu'],
      nauryzbay: ['Наурызбайский', 'Наурызбай', 'Nauryzbay', 'Nauryzbay'],
      turksib: ['Турксибский', 'Түрксіб', 'Turksib', 'Turksib'],
    },
  },
  astana: {
    name: { ru: 'Астана', kk: 'Астана', uz: 'Ostona', en: 'Astana' },
    districts: {
      almaty: ['Алматы', 'Алматы', 'Almati', 'Almaty'],
      baykonyr: ['Байконыр', 'Байқоңыр', 'Bayqonir', 'Baykonyr'],
      yesil: ['Есиль', 'Есіл', 'Yesil', 'Yesil'],
      nura: ['Нура', 'Нұра', 'Nura', 'Nura'],
      saraishyk: ['Сарайшык', 'Сарайшық', 'Sarayshiq', 'Saraishyk'],
      saryarka: ['Сарыарка', 'Сарыарқа', 'Sariarqa', 'Saryarka'],
    },
  },
  shymkent: {
    name: { ru: 'Шымкент', kk: 'Шымкент', uz: 'Chimkent', en: 'Shymkent' },
    districts: {
      abay: ['Абайский', 'Абай', 'Abay', 'Abay'],
      'al-farabi': ['Аль-Фарабийский', 'Әл-Фараби', 'Al-Forobiy', 'Al-Farabi'],
      enbekshi: ['Енбекшинский', 'Еңбекші', 'Enbekshi', 'Enbekshi'],
      karatau: ['Каратауский', 'Қаратау', 'Qoratov', 'Karatau'],
      turan: ['Туран', 'Тұран', 'Turon', 'Turan'],
    },
  },
  karaganda: {
    name: { ru: 'Караганда', kk: 'Қарағанды', uz: 'Qaragʻanda', en: 'Karaganda' },
    districts: {
      bokeikhan: ['Алихана Бокейхана', 'Әлихан Бөкейхан', 'Alixon Boʻkayxon', 'Alikhan Bokeikhan'],
      'kazybek-bi': ['Казыбек би', 'Қазыбек би', 'Qozibek biy', 'Kazybek Bi'],
    },
  },
  tashkent: {
    name: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
    districts: {
      almazar: ['Алмазарский', 'Алмазар', 'Olmazor', 'Almazar'],
      bektemir: ['Бектемирский', 'Бектемір', 'Bektemir', 'Bektemir'],
      chilanzar: ['Чиланзарский', 'Шыланзар', 'Chilonzor', 'Chilanzar'],
      mirabad: ['Мирабадский', 'Мирабад', 'Mirobod', 'Mirabad'],
      'mirzo-ulugbek': ['Мирзо-Улугбекский', 'Мырза Ұлықбек', 'Mirzo Ulugʻbek', 'Mirzo Ulugbek'],
      sergeli: ['Сергелийский', 'Сергелі', 'Sergeli', 'Sergeli'],
      shaykhantakhur: ['Шайхантахурский', 'Шайхантахур', 'Shayxontohur', 'Shaykhantakhur'],
      uchtepa: ['Учтепинский', 'Үштөбе', 'Uchtepa', 'Uchtepa'],
      yakkasaray: ['Яккасарайский', 'Яккасарай', 'Yakkasaroy', 'Yakkasaray'],
      yangihayot: ['Янгихаётский', 'Янгихаёт', 'Yangihayot', 'Yangihayot'],
      yashnabad: ['Яшнабадский', 'Яшнабад', 'Yashnobod', 'Yashnabad'],
      yunusabad: ['Юнусабадский', 'Юнусабад', 'Yunusobod', 'Yunusabad'],
    },
  },
  bishkek: {
    name: { ru: 'Бишкек', kk: 'Бішкек', uz: 'Bishkek', en: 'Bishkek' },
    districts: {
      lenin: ['Ленинский', 'Ленин', 'Lenin', 'Lenin'],
      oktyabr: ['Октябрьский', 'Октябрь', 'Oktabr', 'Oktyabr'],
      pervomay: ['Первомайский', 'Первомай', 'Pervomay', 'Pervomay'],
      sverdlov: ['Свердловский', 'Свердлов', 'Sverdlov', 'Sverdlov'],
    },
  },
  [invented]: {
    name: { ru: 'Самалкала', kk: 'Самалқала', uz: 'Samalqala', en: 'Samalkala' },
    districts: {
      gardens: ['Садовый', 'Бақшалы', 'Bogʻzor', 'Gardens'],
      'old-town': ['Старый город', 'Ескі қала', 'Eski shahar', 'Old Town'],
      riverside: ['Прибрежный', 'Жағалау', 'Sohil', 'Riverside'],
      steppe: ['Степной', 'Дала', 'Dasht', 'Steppe'],
      university: ['Университетский', 'Университет', 'Universitet', 'University'],
    },
  },
}

const all = Object.entries(cities).flatMap(([city, { name, districts }]) =>
  Object.entries(districts).map(([slug, [ru, kk, uz, en]]) => ({
    code: `${city}-${slug}`,
    city,
    own: { ru, kk, uz, en },
    full: {
      ru: `${name.ru}: ${ru}`,
      kk: `${name.kk}: ${kk}`,
      uz: `${name.uz}: ${uz}`,
      en: `${name.en}: ${en}`,
    },
  })),
)

/** Names of the districts of cities that have them, by `{city}-{district}`. */
export const districtNames: Readonly<Record<string, Label>> = Object.fromEntries(
  all.map(({ code, own }) => [code, own]),
)

/** Those of real cities with the name of the city before it, to choose from. */
export const districtChoices: Readonly<Record<string, Label>> = Object.fromEntries(
  all.filter(({ city }) => city !== invented).map(({ code, full }) => [code, full]),
)

const cityOf = new Map(all.map(({ code, city }) => [code, city]))

/** True for a district of the city. */
export const isDistrictOf = (city: string | null, district: string): boolean => cityOf.get(district) === city
