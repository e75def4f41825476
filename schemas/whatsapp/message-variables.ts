import type { Label } from '../core/annotate.ts'

/** What a clinic's own messages are filled with: of the patient the name alone, because a chat is no place for more. */
export const messageVariables = {
  'patient.firstName': {
    ru: 'Имя пациента',
    kk: 'Пациенттің аты',
    uz: 'Bemorning ismi',
    en: 'First name of the patient',
  },
  'visit.date': { ru: 'День приёма', kk: 'Қабылдау күні', uz: 'Qabul kuni', en: 'Day of the visit' },
  'visit.time': { ru: 'Время приёма', kk: 'Қабылдау уақыты', uz: 'Qabul vaqti', en: 'Time of the visit' },
  'visit.doctor': { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
  'clinic.name': {
    ru: 'Название клиники',
    kk: 'Клиника атауы',
    uz: 'Klinika nomi',
    en: 'Name of the clinic',
  },
  'clinic.address': {
    ru: 'Адрес филиала',
    kk: 'Филиал мекенжайы',
    uz: 'Filial manzili',
    en: 'Address of the branch',
  },
  'clinic.phone': {
    ru: 'Телефон филиала',
    kk: 'Филиал телефоны',
    uz: 'Filial telefoni',
    en: 'Phone of the branch',
  },
} as const satisfies Record<string, Label>

export type MessageVariable = keyof typeof messageVariables

/** Whether a name in braces is one of these. */
export const isMessageVariable = (name: string): name is MessageVariable =>
  Object.hasOwn(messageVariables, name)
