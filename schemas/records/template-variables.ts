import type { Label } from '../core/annotate.ts'

/** What templates of notes and documents are filled with. Fields that are asked when one is filled are named beside these. */
export const templateVariables = {
  'patient.name': {
    ru: 'ФИО пациента',
    kk: 'Пациенттің аты-жөні',
    uz: 'Bemorning F.I.Sh.',
    en: 'Patient’s name',
  },
  'patient.birthday': {
    ru: 'Дата рождения пациента',
    kk: 'Пациенттің туған күні',
    uz: 'Bemorning tugʻilgan sanasi',
    en: 'Patient’s date of birth',
  },
  'patient.number': { ru: 'Номер карты', kk: 'Карта нөмірі', uz: 'Karta raqami', en: 'Number of the card' },
  'visit.date': { ru: 'Дата приёма', kk: 'Қабылдау күні', uz: 'Qabul sanasi', en: 'Date of the visit' },
  'visit.doctor': {
    ru: 'Врач, который вёл приём',
    kk: 'Қабылдаған дәрігер',
    uz: 'Qabul qilgan shifokor',
    en: 'Doctor of the visit',
  },
  'visit.services': {
    ru: 'Услуги приёма',
    kk: 'Қабылдаудағы қызметтер',
    uz: 'Qabuldagi xizmatlar',
    en: 'Services of the visit',
  },
  'clinic.name': {
    ru: 'Название клиники',
    kk: 'Клиника атауы',
    uz: 'Klinika nomi',
    en: 'Name of the clinic',
  },
  'clinic.address': {
    ru: 'Адрес клиники',
    kk: 'Клиника мекенжайы',
    uz: 'Klinika manzili',
    en: 'Address of the clinic',
  },
  'doctor.name': {
    ru: 'ФИО врача, который подписывает',
    kk: 'Қол қоятын дәрігердің аты-жөні',
    uz: 'Imzolaydigan shifokorning F.I.Sh.',
    en: 'Name of the doctor who signs',
  },
  'doctor.speciality': {
    ru: 'Специальность врача',
    kk: 'Дәрігердің мамандығы',
    uz: 'Shifokorning mutaxassisligi',
    en: 'Speciality of the doctor',
  },
  today: { ru: 'Сегодняшняя дата', kk: 'Бүгінгі күн', uz: 'Bugungi sana', en: 'Today’s date' },
} as const satisfies Record<string, Label>

export type TemplateVariable = keyof typeof templateVariables

/** Whether a name in braces is one of ours; others are fields that are asked. */
export const isTemplateVariable = (name: string): name is TemplateVariable =>
  Object.hasOwn(templateVariables, name)
