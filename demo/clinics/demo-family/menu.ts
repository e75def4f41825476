import type { SeedMenuItem } from '../../parts/seed-types.ts'

/** Types as in C-21. */
export const menu: SeedMenuItem[] = [
  { name: { ru: 'О клинике', kk: 'Клиника туралы' }, type: 4 },
  { name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' }, type: 6 },
  { name: { ru: 'Новости', uz: 'Yangiliklar', en: 'News' }, type: 1 },
  { name: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, type: 3 },
  { name: { ru: 'Фотогалерея' }, type: 11 },
  { name: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу' }, type: 7 },
  { name: { ru: 'Задать вопрос', uz: 'Savol berish' }, type: 8 },
  { name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }, type: 13 },
]
