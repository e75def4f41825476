import type { ComponentType } from 'react'
import type { TextKey } from '../../locales/text-key.ts'
import type { Role } from '../../schemas/access/roles.ts'
import type { Permissions, Section } from '../../schemas/access/sections.ts'

/** What a part of a patient's card is about. */
export type PatientPartProps = {
  /** Company and branch as in a path: `1001/11`. */
  place: string
  /** The path of the company's business section, without the language: `/pro/1001`. */
  base: string
  /** PATIENT_CODE of the card. */
  patient: string
  /** What the member may do. */
  permissions: Permissions
}

/**
 * A part of a patient's card that another subject adds: `app/pro/<subject>/patient-card.part.tsx` exports it as `part`. It makes its own call when
 * it is shown.
 */
export type PatientPart = {
  label: TextKey
  /** Parts with a lower number come first. */
  order: number
  /** Shown to members who may read this section. */
  section: Section
  /** Shown to this role only. */
  role?: Role
  Part: ComponentType<PatientPartProps>
}

const modules = import.meta.glob<{ part: PatientPart }>('./*/patient-card.part.tsx', { eager: true })

/** The parts of a patient's card in order. Their files are found by name. */
export const patientParts: readonly PatientPart[] = Object.values(modules)
  .map(({ part }) => part)
  .sort((one, other) => one.order - other.order)
