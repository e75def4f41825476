import type { Label } from '../core/type.ts'

/** Languages that a doctor may speak with patients, by ISO 639-1 code. */
export const spokenLanguages = {
  kk: { ru: 'Казахский', kk: 'Қазақ тілі', uz: 'Qozoq tili', en: 'Kazakh' },
  ru: { ru: 'Русский', kk: 'Орыс тілі', uz: 'Rus tili', en: 'Russian' },
  uz: { ru: 'Узбекский', kk: 'Өзбек тілі', uz: 'Oʻzbek tili', en: 'Uzbek' },
  ky: { ru: 'Киргизский', kk: 'Қырғыз тілі', uz: 'Qirgʻiz tili', en: 'Kyrgyz' },
  be: { ru: 'Белорусский', kk: 'Беларусь тілі', uz: 'Belarus tili', en: 'Belarusian' },
  uk: { ru: 'Украинский', kk: 'Украин тілі', uz: 'Ukrain tili', en: 'Ukrainian' },
  tg: { ru: 'Таджикский', kk: 'Тәжік тілі', uz: 'Tojik tili', en: 'Tajik' },
  tr: { ru: 'Турецкий', kk: 'Түрік тілі', uz: 'Turk tili', en: 'Turkish' },
  az: { ru: 'Азербайджанский', kk: 'Әзербайжан тілі', uz: 'Ozarbayjon tili', en: 'Azerbaijani' },
  ug: { ru: 'Уйгурский', kk: 'Ұйғыр тілі', uz: 'Uygʻur tili', en: 'Uyghur' },
  tt: { ru: 'Татарский', kk: 'Татар тілі', uz: 'Tatar tili', en: 'Tatar' },
  en: { ru: 'Английский', kk: 'Ағылшын тілі', uz: 'Ingliz tili', en: 'English' },
  de: { ru: 'Немецкий', kk: 'Неміс тілі', uz: 'Nemis tili', en: 'German' },
  fr: { ru: 'Французский', kk: 'Француз тілі', uz: 'Fransuz tili', en: 'French' },
  zh: { ru: 'Китайский', kk: 'Қытай тілі', uz: 'Xitoy tili', en: 'Chinese' },
  ko: { ru: 'Корейский', kk: 'Корей тілі', uz: 'Koreys tili', en: 'Korean' },
  ar: { ru: 'Арабский', kk: 'Араб тілі', uz: 'Arab tili', en: 'Arabic' },
} as const satisfies Record<string, Label>
