import type { SeedInput } from '../../backend/seed/format.ts'

/**
 * The countries of the directory. «Кыргызстан» is the name used in Kyrgyzstan; the Russian locale data
 * differ.
 */
export const countries: SeedInput['countries'] = [
  {
    code: 'KZ',
    currency: 'KZT',
    callingCode: '+7',
    timezone: 'Asia/Almaty',
    name: { ru: 'Казахстан', kk: 'Қазақстан', uz: 'Qozogʻiston', en: 'Kazakhstan' },
  },
  {
    code: 'UZ',
    currency: 'UZS',
    callingCode: '+998',
    timezone: 'Asia/Tashkent',
    name: { ru: 'Узбекистан', kk: 'Өзбекстан', uz: 'Oʻzbekiston', en: 'Uzbekistan' },
  },
  {
    code: 'KG',
    currency: 'KGS',
    callingCode: '+996',
    timezone: 'Asia/Bishkek',
    name: { ru: 'Кыргызстан', kk: 'Қырғызстан', uz: 'Qirgʻiziston', en: 'Kyrgyzstan' },
  },
  {
    code: 'BY',
    currency: 'BYN',
    callingCode: '+375',
    timezone: 'Europe/Minsk',
    name: { ru: 'Беларусь', kk: 'Беларусь', uz: 'Belarus', en: 'Belarus' },
  },
  {
    code: 'RU',
    currency: 'RUB',
    callingCode: '+7',
    timezone: 'Europe/Moscow',
    name: { ru: 'Россия', kk: 'Ресей', uz: 'Rossiya', en: 'Russia' },
  },
]
