import type { Label } from '../core/type.ts'
import type { ModuleName } from './module-messages.ts'

/** The names of the widgets, as on a clinic's own site. */
export const moduleLabels: Record<ModuleName, Label> = {
  appointment: {
    ru: 'Запись на приём',
    kk: 'Қабылдауға жазылу',
    uz: 'Qabulga yozilish',
    en: 'Book an appointment',
  },
  review: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
  question: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
  news: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
}
