import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import cabinetArea from '../../../schemas/areas/cabinets.ts'
import noteTemplatesArea from '../../../schemas/areas/note-templates.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Branch } from './appointments-context.ts'

/** A branch, or with `0` the whole company, and what the person may do with its appointments. */
export function branchOf(
  { user, company, access }: Pick<ProState, 'user' | 'company' | 'access'>,
  { cabinet, timezone }: { cabinet: string; timezone: string },
): Branch {
  const base = proPath(company.COMPANY_CODE)
  const may = (section: string, action: 'read' | 'write' = 'read') =>
    access.AREAS[section]?.includes(action) ?? false
  const mayChange = may('doctor-appointment', 'write')
  return {
    place: placePath(company.COMPANY_CODE, cabinet),
    base: `${base}/${sectionPath('doctor-appointment')}`,
    timezone,
    country: company.COUNTRY,
    mayChange,
    mayChangeEntry: mayChange && mayEnter(access.CABINETS, wholeCompany),
    readsNotes: may('notes'),
    person: user.EMAIL ?? user.TEL ?? '',
    isOwn: access.ROLE === 'doctor',
    ...(may('patients') && { patients: `${base}/${sectionPath('patients')}` }),
    ...(may('documents', 'write') && { issues: base }),
    ...(may('documents') && { noteTemplates: `${base}/${areaPath(noteTemplatesArea)}` }),
    ...(cabinet !== wholeCompany &&
      may('cabinets') && {
        hours: `${base}/${areaPath(cabinetArea)}/${encodeURIComponent(cabinet)}?edit=hours`,
      }),
  }
}
