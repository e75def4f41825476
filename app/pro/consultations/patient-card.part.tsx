'use client'

import { sectionPath } from '../../../schemas/access/sections.ts'
import { patientLetters } from '../../queries/patients.ts'
import { PatientLetters } from '../patient-letters.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

const Consultations = ({ place, base, patient }: PatientPartProps) => (
  <PatientLetters
    query={patientLetters(place, patient, 'consultations')}
    href={`${base}/${sectionPath('online-consultations')}`}
  />
)

export const part: PatientPart = {
  label: 'application:area.online-consultations',
  order: 55,
  section: 'online-consultations',
  Part: Consultations,
}
