import { defineExchange, type ExchangedValue } from '../exchange/define-exchange.ts'
import { choiceKind } from '../exchange/kinds/choice.ts'
import { minutesKind } from '../exchange/kinds/minutes.ts'
import { priceKind, priceRangeKind } from '../exchange/kinds/number.ts'
import { textKind } from '../exchange/kinds/texts.ts'
import { currencies } from '../reference/currencies.ts'

const range = { minimum: 0, maximum: 100_000_000_000 }
const price = priceKind(range)

/** Services in tables: the price list of a clinic. */
export const exchange = defineExchange({
  name: 'services',
  section: 'mis',
  label: {
    ru: 'Услуги и цены',
    kk: 'Қызметтер мен бағалар',
    uz: 'Xizmatlar va narxlar',
    en: 'Services and prices',
  },
  fields: {
    name: {
      label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
      names: [
        'Услуга',
        'Наименование',
        'Наименование услуги',
        'Название услуги',
        'Қызмет',
        'Қызмет атауы',
        'Xizmat',
        'Xizmat nomi',
        'Service',
        'Service name',
        'Название (ru)',
      ],
      kind: textKind(200),
      isRequired: true,
    },
    nameKk: {
      label: { ru: 'Название на казахском', kk: 'Қазақша атауы', uz: 'Qozoqcha nomi', en: 'Name in Kazakh' },
      of: 'name',
      kind: textKind(200),
    },
    nameUz: {
      label: { ru: 'Название на узбекском', kk: 'Өзбекше атауы', uz: 'Oʻzbekcha nomi', en: 'Name in Uzbek' },
      of: 'name',
      kind: textKind(200),
    },
    nameEn: {
      label: {
        ru: 'Название на английском',
        kk: 'Ағылшынша атауы',
        uz: 'Inglizcha nomi',
        en: 'Name in English',
      },
      of: 'name',
      kind: textKind(200),
    },
    group: {
      label: { ru: 'Категория', kk: 'Санаты', uz: 'Toifasi', en: 'Category' },
      names: [
        'Раздел',
        'Группа',
        'Группа услуг',
        'Вид услуг',
        'Отделение',
        'Санат',
        'Boʻlim',
        'Guruh',
        'Group',
        'Section',
      ],
      kind: textKind(120),
      isRequired: true,
      isHeading: true,
    },
    price: {
      label: { ru: 'Цена', kk: 'Бағасы', uz: 'Narxi', en: 'Price' },
      names: [
        'Стоимость',
        'Цена услуги',
        'Стоимость услуги',
        'Тариф',
        'Первичный',
        'Первично',
        'Первичный приём',
        'Құны',
        'Баға',
        'Narx',
        'Cost',
      ],
      kind: priceRangeKind(range, { upper: 'priceTo', currency: 'currency' }),
    },
    priceTo: {
      label: { ru: 'Цена до', kk: 'Ең жоғары бағасы', uz: 'Eng yuqori narxi', en: 'Price up to' },
      kind: price,
    },
    priceRepeat: {
      label: {
        ru: 'Цена повторного приёма',
        kk: 'Қайталама қабылдау бағасы',
        uz: 'Takroriy qabul narxi',
        en: 'Price of a repeat visit',
      },
      names: ['Повторный', 'Повторно', 'Повторный приём', 'Повторная цена', 'Қайталама', 'Takroriy'],
      kind: price,
    },
    currency: {
      label: { ru: 'Валюта', kk: 'Валюта', uz: 'Valyuta', en: 'Currency' },
      kind: choiceKind(currencies, {
        KZT: ['тенге', 'тг', 'теңге'],
        RUB: ['руб', 'рублей'],
        UZS: ['сум'],
        KGS: ['сом'],
      }),
    },
    duration: {
      label: {
        ru: 'Длительность, минут',
        kk: 'Ұзақтығы, минут',
        uz: 'Davomiyligi, daqiqa',
        en: 'Duration, minutes',
      },
      names: [
        'Длительность',
        'Продолжительность',
        'Время приёма',
        'Минут',
        'Ұзақтығы',
        'Davomiyligi',
        'Duration',
      ],
      kind: minutesKind({ minimum: 5, maximum: 480 }),
    },
    note: {
      label: { ru: 'Примечание', kk: 'Ескертпе', uz: 'Izoh', en: 'Note' },
      names: ['Комментарий', 'Описание'],
      kind: textKind(300),
    },
  },
})

/** What a table says of a service. */
export type ExchangedService = ExchangedValue<typeof exchange>
