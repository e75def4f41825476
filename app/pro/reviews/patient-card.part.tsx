'use client'

import { sectionPath } from '../../../schemas/access/sections.ts'
import { patientLetters } from '../../queries/patients.ts'
import { PatientLetters } from '../patient-letters.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

const Reviews = ({ place, base, patient }: PatientPartProps) => (
  <PatientLetters
    query={patientLetters(place, patient, 'reviews')}
    href={`${base}/${sectionPath('reviews')}`}
  />
)

export const part: PatientPart = {
  label: 'application:area.reviews',
  order: 60,
  section: 'reviews',
  Part: Reviews,
}
