import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import services from '../../../schemas/areas/services.ts'
import { ownDay } from '../../queries/practice.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { branchOf } from '../appointments/branch-of.ts'
import type { ProState } from '../load-pro.ts'
import { companyPlace, proPath } from '../place-names.ts'
import { Practice } from './loaded-screen.tsx'

/** R101: the day of one doctor, and the ways to what else is theirs, for a thumb. */
export default async function practiceScreen(state: ProState) {
  const { company, cabinets, cabinetCode, access } = state
  const locale = await requestLocale()
  const base = proPath(company.COMPANY_CODE)
  const may = (section: string) => access.AREAS[section]?.includes('read') ?? false
  // The day is one in all branches of the doctor; the path needs one that they may enter.
  const cabinet = mayEnter(access.CABINETS, wholeCompany) ? wholeCompany : cabinetCode
  const branch = branchOf(state, { cabinet, timezone: cabinets[0]?.TIMEZONE ?? 'UTC' })
  return (
    <Prefetched queries={[ownDay(branch.place)]}>
      <Practice
        branch={branch}
        clinic={companyPlace(company, locale).name.text}
        links={{
          ...(may('doctor-appointment') && { calendar: branch.base }),
          ...(branch.patients && { patients: branch.patients }),
          ...(may('documents') && { papers: `${base}/${sectionPath('documents')}` }),
          ...(may('mis') && { prices: `${base}/${areaPath(services)}` }),
          ...(branch.noteTemplates && { templates: branch.noteTemplates }),
        }}
      />
    </Prefetched>
  )
}
