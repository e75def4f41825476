import type { Localized } from '../core/localized.ts'

/** Names of the types of menu entries (C-21), which a new entry begins with. */
export const menuTypeLabels = {
  4: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  6: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  7: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Book a visit' },
  1: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
  5: { ru: 'Статьи', kk: 'Мақалалар', uz: 'Maqolalar', en: 'Articles' },
  2: { ru: 'Акции и скидки', kk: 'Акциялар мен жеңілдіктер', uz: 'Aksiya va chegirmalar', en: 'Offers' },
  3: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
  9: { ru: 'Оставить отзыв', kk: 'Пікір қалдыру', uz: 'Sharh qoldirish', en: 'Leave a review' },
  8: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
  11: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Gallery' },
  12: {
    ru: 'Проверить страховку',
    kk: 'Сақтандыруды тексеру',
    uz: 'Sugʻurtani tekshirish',
    en: 'Check your insurance',
  },
  10: {
    ru: 'Государственные символы',
    kk: 'Мемлекеттік рәміздер',
    uz: 'Davlat ramzlari',
    en: 'State symbols',
  },
  13: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
} as const satisfies Record<number, Localized<string>>

/** Names of pages that have an alias and no type (C-22). */
export const aliasLabels = {
  osms: { ru: 'ОСМС', kk: 'МӘМС', uz: 'Majburiy tibbiy sugʻurta', en: 'Health insurance (OSMS)' },
  gobmp: { ru: 'ГОБМП', kk: 'ТМККК', uz: 'Kafolatlangan bepul yordam', en: 'Free medical care (GOBMP)' },
  'medical-director': {
    ru: 'Блог главного врача',
    kk: 'Бас дәрігердің блогы',
    uz: 'Bosh shifokor blogi',
    en: 'The head doctor’s blog',
  },
} as const satisfies Record<string, Localized<string>>

/** The types in the order in which they are offered. */
export const offeredTypes = [
  4, 6, 7, 1, 5, 2, 3, 9, 8, 11, 12, 10, 13,
] as const satisfies (keyof typeof menuTypeLabels)[]
