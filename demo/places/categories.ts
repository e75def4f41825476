import type { CompanySeed } from '../../backend/seed/format.ts'

export type Category = {
  name: NonNullable<CompanySeed['category']> & { kk: string; uz: string; en: string }
  accent: string
  /** Slug of the speciality that a place of this category has by its name. */
  speciality?: string
}

/**
 * The category of a place, and the colour of its page. Places that the source wrongly lists as hospitals are
 * "Медицинский центр", which is neutral and correct for all of them.
 */
export const categories = {
  dental: {
    accent: '#0b6e7f',
    speciality: 'dentist',
    name: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
  },
  centre: {
    accent: '#2f5d8a',
    name: {
      ru: 'Медицинский центр',
      kk: 'Медициналық орталық',
      uz: 'Tibbiyot markazi',
      en: 'Medical centre',
    },
  },
  hospital: { accent: '#3a5490', name: { ru: 'Больница', kk: 'Аурухана', uz: 'Shifoxona', en: 'Hospital' } },
  polyclinic: {
    accent: '#1f6b57',
    name: { ru: 'Поликлиника', kk: 'Емхана', uz: 'Poliklinika', en: 'Polyclinic' },
  },
  office: {
    accent: '#4f6b35',
    name: { ru: 'Кабинет врача', kk: 'Дәрігер кабинеті', uz: 'Shifokor xonasi', en: 'Doctor’s office' },
  },
  psychology: {
    accent: '#6a558a',
    speciality: 'psychologist',
    name: {
      ru: 'Психологический центр',
      kk: 'Психологиялық орталық',
      uz: 'Psixologiya markazi',
      en: 'Psychology centre',
    },
  },
  orthopedics: {
    accent: '#85552c',
    name: { ru: 'Ортопедия', kk: 'Ортопедия', uz: 'Ortopediya', en: 'Orthopaedics' },
  },
  orthodontics: {
    accent: '#2a6a94',
    speciality: 'orthodontist',
    name: { ru: 'Ортодонтия', kk: 'Ортодонтия', uz: 'Ortodontiya', en: 'Orthodontics' },
  },
  naturopathy: {
    accent: '#566f2c',
    name: { ru: 'Натуропатия', kk: 'Натуропатия', uz: 'Naturopatiya', en: 'Naturopathy' },
  },
  pharmacy: { accent: '#23734a', name: { ru: 'Аптека', kk: 'Дәріхана', uz: 'Dorixona', en: 'Pharmacy' } },
} satisfies Record<string, Category>

export type CategoryName = keyof typeof categories
