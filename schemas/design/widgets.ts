/** Widgets beside the pages of a clinic (B-10). */
export const widgets = {
  map: { ru: 'Карта', kk: 'Карта', uz: 'Xarita', en: 'Map' },
  appointment: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Appointment' },
  question: { ru: 'Вопрос клинике', kk: 'Клиникаға сұрақ', uz: 'Klinikaga savol', en: 'Question' },
  contacts: { ru: 'Контакты', kk: 'Байланыс', uz: 'Kontaktlar', en: 'Contacts' },
} as const
export type Widget = keyof typeof widgets

/** Their order unless the clinic chooses another one (B-10). */
export const widgetOrder = Object.keys(widgets) as readonly Widget[]

/** The chosen ones first, then those that were not named. */
export const widgetsInOrder = (chosen: readonly Widget[] = []): Widget[] => [
  ...new Set([...chosen, ...widgetOrder]),
]
