import type { Company } from '../../content-adapters/entities/company.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'

/** The schema.org type of a company, by its kind and, if the wording is unambiguous, its category. */
export function companyType({ kind, category }: Pick<Company, 'kind' | 'category'>): string {
  const words = category?.ru ?? ''
  if (/аптека/i.test(words)) return 'Pharmacy'
  if (/стоматолог|ортодонт/i.test(words)) return 'Dentist'
  if (/^больница|госпиталь/i.test(words)) return 'Hospital'
  if (kind === 'doctor') return 'Physician'
  return kind === 'clinic' ? 'MedicalClinic' : 'MedicalBusiness'
}

/** True for a company whose type has specialities. */
export const isMedicalOrganization = (company: Pick<Company, 'kind' | 'category'>): boolean =>
  companyType(company) !== 'MedicalBusiness'

/** Values of schema.org's MedicalSpecialty by the Russian name of a speciality; the first match counts. */
const specialties: [RegExp, string][] = [
  [/стоматолог|ортодонт|пародонтолог|имплантолог/, 'Dentistry'],
  [/кардиолог|кардиохирург/, 'Cardiovascular'],
  [/пластическ/, 'PlasticSurgery'],
  [/нейрохирург/, 'Surgical'],
  [/невролог|невропатолог/, 'Neurologic'],
  [/гастроэнтеролог/, 'Gastroenterologic'],
  [/эндокринолог/, 'Endocrine'],
  [/пульмонолог|фтизиатр/, 'Pulmonary'],
  [/нефролог/, 'Renal'],
  [/ревматолог/, 'Rheumatologic'],
  [/гематолог/, 'Hematologic'],
  [/инфекционист/, 'Infectious'],
  [/дерматолог|дерматовенеролог/, 'Dermatology'],
  [/акушер/, 'Obstetric'],
  [/гинеколог/, 'Gynecologic'],
  [/уролог|андролог/, 'Urologic'],
  [/онколог/, 'Oncologic'],
  [/отоларинголог|^лор/, 'Otolaryngologic'],
  [/психиатр|нарколог/, 'Psychiatric'],
  [/травматолог|ортопед/, 'Musculoskeletal'],
  [/физиотерапевт|реабилитолог/, 'Physiotherapy'],
  [/рентгенолог|лучев/, 'Radiography'],
  [/анестезиолог|реаниматолог/, 'Anesthesia'],
  [/диетолог/, 'DietNutrition'],
  [/логопед/, 'SpeechPathology'],
  [/генетик/, 'Genetic'],
  [/гериатр/, 'Geriatric'],
  [/скорой/, 'Emergency'],
  [/педиатр|неонатолог/, 'Pediatric'],
  [/хирург/, 'Surgical'],
  [/^терапевт|семейный врач|врач общей практики/, 'PrimaryCare'],
]

/** MedicalSpecialty values of a doctor's specialities, each once; specialities without a value are omitted. */
export function medicalSpecialties(specialities: readonly LocalizedText[]): string[] {
  const found = specialities.flatMap(({ ru }) => {
    const words = ru.toLowerCase()
    const value = specialties.find(([pattern]) => pattern.test(words))?.[1]
    return value ? [`https://schema.org/${value}`] : []
  })
  return [...new Set(found)]
}
