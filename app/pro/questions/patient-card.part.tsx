'use client'

import { sectionPath } from '../../../schemas/access/sections.ts'
import { patientLetters } from '../../queries/patients.ts'
import { PatientLetters } from '../patient-letters.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

const Questions = ({ place, base, patient }: PatientPartProps) => (
  <PatientLetters
    query={patientLetters(place, patient, 'questions')}
    href={`${base}/${sectionPath('questions')}`}
  />
)

export const part: PatientPart = {
  label: 'application:area.questions',
  order: 50,
  section: 'questions',
  Part: Questions,
}
