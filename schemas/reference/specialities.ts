import type { Label } from '../core/type.ts'

type Row = readonly [slug: string, ru: string, kk: string, uz: string, en: string]

const rows: readonly Row[] = [
  // Dentistry
  ['dentist', 'Стоматолог', 'Стоматолог', 'Stomatolog', 'Dentist'],
  [
    'dental-therapist',
    'Стоматолог-терапевт',
    'Стоматолог-терапевт',
    'Stomatolog-terapevt',
    'Restorative dentist',
  ],
  ['oral-surgeon', 'Стоматолог-хирург', 'Стоматолог-хирург', 'Stomatolog-jarroh', 'Oral surgeon'],
  ['prosthodontist', 'Стоматолог-ортопед', 'Стоматолог-ортопед', 'Stomatolog-ortoped', 'Prosthodontist'],
  ['orthodontist', 'Ортодонт', 'Ортодонт', 'Ortodont', 'Orthodontist'],
  [
    'pediatric-dentist',
    'Детский стоматолог',
    'Балалар стоматологы',
    'Bolalar stomatologi',
    'Paediatric dentist',
  ],
  ['periodontist', 'Пародонтолог', 'Пародонтолог', 'Parodontolog', 'Periodontist'],
  ['implantologist', 'Имплантолог', 'Имплантолог', 'Implantolog', 'Implant dentist'],
  [
    'dental-hygienist',
    'Гигиенист стоматологический',
    'Стоматологиялық гигиенист',
    'Stomatologik gigiyenist',
    'Dental hygienist',
  ],
  // General practice
  ['family-doctor', 'Семейный врач', 'Отбасы дәрігері', 'Oilaviy shifokor', 'Family doctor'],
  ['internist', 'Терапевт', 'Терапевт', 'Terapevt', 'Internist'],
  ['pediatrician', 'Педиатр', 'Педиатр', 'Pediatr', 'Paediatrician'],
  [
    'emergency-doctor',
    'Врач скорой помощи',
    'Жедел жәрдем дәрігері',
    'Tez tibbiy yordam shifokori',
    'Emergency doctor',
  ],
  // One organ or system
  ['cardiologist', 'Кардиолог', 'Кардиолог', 'Kardiolog', 'Cardiologist'],
  ['neurologist', 'Невролог', 'Невролог', 'Nevrolog', 'Neurologist'],
  ['gastroenterologist', 'Гастроэнтеролог', 'Гастроэнтеролог', 'Gastroenterolog', 'Gastroenterologist'],
  ['endocrinologist', 'Эндокринолог', 'Эндокринолог', 'Endokrinolog', 'Endocrinologist'],
  ['pulmonologist', 'Пульмонолог', 'Пульмонолог', 'Pulmonolog', 'Lung specialist'],
  ['nephrologist', 'Нефролог', 'Нефролог', 'Nefrolog', 'Kidney specialist'],
  ['rheumatologist', 'Ревматолог', 'Ревматолог', 'Revmatolog', 'Rheumatologist'],
  ['hematologist', 'Гематолог', 'Гематолог', 'Gematolog', 'Haematologist'],
  [
    'allergist',
    'Аллерголог-иммунолог',
    'Аллерголог-иммунолог',
    'Allergolog-immunolog',
    'Allergist and immunologist',
  ],
  ['dermatologist', 'Дерматолог', 'Дерматолог', 'Dermatolog', 'Dermatologist'],
  ['ophthalmologist', 'Офтальмолог', 'Көз дәрігері', 'Koʻz shifokori', 'Eye doctor'],
  [
    'ent-doctor',
    'Оториноларинголог (ЛОР)',
    'Оториноларинголог (ЛОР)',
    'Otorinolaringolog (LOR)',
    'Ear, nose and throat doctor',
  ],
  ['infectologist', 'Инфекционист', 'Инфекционист', 'Infeksionist', 'Infectious disease specialist'],
  ['oncologist', 'Онколог', 'Онколог', 'Onkolog', 'Oncologist'],
  // Women and men
  [
    'gynecologist',
    'Акушер-гинеколог',
    'Акушер-гинеколог',
    'Akusher-ginekolog',
    'Obstetrician and gynaecologist',
  ],
  ['breast-specialist', 'Маммолог', 'Маммолог', 'Mammolog', 'Breast specialist'],
  ['reproductologist', 'Репродуктолог', 'Репродуктолог', 'Reproduktolog', 'Fertility specialist'],
  ['urologist', 'Уролог', 'Уролог', 'Urolog', 'Urologist'],
  // Surgery
  ['surgeon', 'Хирург', 'Хирург', 'Jarroh', 'Surgeon'],
  [
    'trauma-surgeon',
    'Травматолог-ортопед',
    'Травматолог-ортопед',
    'Travmatolog-ortoped',
    'Trauma and orthopaedic surgeon',
  ],
  ['proctologist', 'Проктолог', 'Проктолог', 'Proktolog', 'Proctologist'],
  [
    'anesthesiologist',
    'Анестезиолог-реаниматолог',
    'Анестезиолог-реаниматолог',
    'Anesteziolog-reanimatolog',
    'Anaesthetist',
  ],
  // Mental health and rehabilitation
  ['psychologist', 'Психолог', 'Психолог', 'Psixolog', 'Psychologist'],
  ['psychiatrist', 'Психиатр', 'Психиатр', 'Psixiatr', 'Psychiatrist'],
  ['speech-therapist', 'Логопед', 'Логопед', 'Logoped', 'Speech therapist'],
  ['rehabilitation-doctor', 'Врач-реабилитолог', 'Оңалту дәрігері', 'Reabilitolog', 'Rehabilitation doctor'],
  ['massage-therapist', 'Массажист', 'Массаж маманы', 'Massajchi', 'Massage therapist'],
  ['dietitian', 'Диетолог', 'Диетолог', 'Dietolog', 'Dietitian'],
  // Diagnostics
  ['ultrasound-doctor', 'Врач УЗИ', 'УДЗ дәрігері', 'UTT shifokori', 'Ultrasound doctor'],
  ['radiologist', 'Рентгенолог', 'Рентгенолог', 'Rentgenolog', 'Radiologist'],
]

/** Specialities of doctors by slug, in everyday words. */
export const specialities: Readonly<Record<string, Label>> = Object.fromEntries(
  rows.map(([slug, ru, kk, uz, en]) => [slug, { ru, kk, uz, en }]),
)
