import { t } from '../core/type.ts'

const shown = { default: true }

/** The parts that the pages of a clinic show; everything unless it is turned off. */
export const showSettings = t.object(
  {
    reviews: t.optional(
      t.boolean({ label: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, ...shown }),
    ),
    prices: t.optional(
      t.boolean({ label: { ru: 'Цены', kk: 'Бағалар', uz: 'Narxlar', en: 'Prices' }, ...shown }),
    ),
    stateSymbols: t.optional(
      t.boolean({
        label: {
          ru: 'Государственные символы',
          kk: 'Мемлекеттік рәміздер',
          uz: 'Davlat ramzlari',
          en: 'State symbols',
        },
        ...shown,
      }),
    ),
    osms: t.optional(
      t.boolean({
        label: {
          ru: 'Страница об ОСМС',
          kk: 'МӘМС беті',
          uz: 'MITS sahifasi',
          en: 'Page on social health insurance',
        },
        ...shown,
      }),
    ),
    gobmp: t.optional(
      t.boolean({
        label: {
          ru: 'Страница о ГОБМП',
          kk: 'ТМККК беті',
          uz: 'Bepul tibbiy yordam kafolati sahifasi',
          en: 'Page on guaranteed free care',
        },
        ...shown,
      }),
    ),
  },
  {
    label: { ru: 'Что показывать', kk: 'Не көрсетіледі', uz: 'Nimalar koʻrsatiladi', en: 'What is shown' },
  },
)
