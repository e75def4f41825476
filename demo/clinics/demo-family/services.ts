import { priceList } from '../../parts/price-list.ts'
import type { SeedService } from '../../parts/seed-types.ts'

const visits = priceList(
  '1002-visit',
  { ru: 'Приём врача', kk: 'Дәрігер қабылдауы', uz: 'Shifokor qabuli', en: 'Visits' },
  [
    {
      name: { ru: 'Приём семейного врача', kk: 'Отбасы дәрігерінің қабылдауы', en: 'Family doctor' },
      price: 7000,
    },
    {
      name: { ru: 'Приём педиатра', kk: 'Педиатр қабылдауы', uz: 'Pediatr qabuli', en: 'Paediatrician' },
      price: 8000,
    },
    { name: { ru: 'Приём кардиолога с ЭКГ', kk: 'Кардиолог қабылдауы және ЭКГ' }, price: 12000 },
    { name: { ru: 'Приём невролога', uz: 'Nevrolog qabuli' }, price: 10000 },
    { name: { ru: 'Приём гинеколога', uz: 'Ginekolog qabuli' }, price: 10000 },
    {
      name: { ru: 'Вызов врача на дом', en: 'Home visit' },
      price: [15000, 22000],
      note: { ru: 'Зависит от района города' },
    },
  ],
)

const tests = priceList('1002-test', { ru: 'Обследования', kk: 'Тексерулер', en: 'Tests' }, [
  {
    name: { ru: 'УЗИ органов брюшной полости', kk: 'Құрсақ қуысы ағзаларын ультрадыбыстық зерттеу (УДЗ)' },
    price: 9000,
  },
  { name: { ru: 'УЗИ щитовидной железы' }, price: 6000 },
  { name: { ru: 'ЭКГ с расшифровкой', uz: 'EKG, xulosasi bilan', en: 'ECG with a report' }, price: 3500 },
  {
    name: {
      ru: 'Общий анализ крови',
      kk: 'Жалпы қан талдауы',
      uz: 'Umumiy qon tahlili',
      en: 'Full blood count',
    },
    price: 2200,
  },
  { name: { ru: 'Глюкоза и холестерин', uz: 'Glyukoza va xolesterin' }, price: 3000 },
])

const care = priceList('1002-care', { ru: 'Процедурный кабинет', uz: 'Muolaja xonasi' }, [
  {
    name: {
      ru: 'Прививка по национальному календарю',
      kk: 'Ұлттық күнтізбе бойынша екпе',
      uz: 'Milliy taqvim boʻyicha emlash',
    },
    price: 0,
  },
  {
    name: { ru: 'Прививка от гриппа', kk: 'Тұмауға қарсы екпе' },
    price: 5500,
    note: { ru: 'Осмотр перед прививкой включён' },
  },
  {
    name: { ru: 'Капельница по назначению врача' },
    price: [4000, 9000],
    note: { ru: 'Без стоимости препаратов' },
  },
])

export const services: SeedService[] = [...visits, ...tests, ...care]
