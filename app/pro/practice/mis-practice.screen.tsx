import { sectionPath } from '../../../schemas/access/sections.ts'
import noteTemplates from '../../../schemas/areas/note-templates.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import services from '../../../schemas/areas/services.ts'
import { ownDay } from '../../queries/practice.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import type { Branch } from '../appointments/appointments-context.ts'
import type { ProState } from '../load-pro.ts'
import { companyPlace, placePath, proPath } from '../place-names.ts'
import { Practice } from './loaded-screen.tsx'

/** R101: the day of one doctor, and the ways to what else is theirs, for a thumb. */
export default async function practiceScreen({ company, cabinets, cabinetCode, access }: ProState) {
  const locale = await requestLocale()
  const base = proPath(company.COMPANY_CODE)
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const may = (section: string) => access.AREAS[section]?.includes('read') ?? false
  const branch: Branch = {
    place,
    base: `${base}/${sectionPath('doctor-appointment')}`,
    timezone: cabinets[0]?.TIMEZONE ?? 'UTC',
    country: company.COUNTRY,
    mayChange: access.AREAS['doctor-appointment']?.includes('write') ?? false,
    mayChangeEntry: false,
    isOwn: access.ROLE === 'doctor',
    ...(may('patients') && { patients: `${base}/${sectionPath('patients')}` }),
  }
  return (
    <Prefetched queries={[ownDay(place)]}>
      <Practice
        branch={branch}
        clinic={companyPlace(company, locale).name.text}
        links={{
          ...(may('doctor-appointment') && { calendar: branch.base }),
          ...(may('patients') && { patients: `${base}/${sectionPath('patients')}` }),
          ...(may('documents') && { papers: `${base}/${sectionPath('documents')}` }),
          ...(may('mis') && { prices: `${base}/${areaPath(services)}` }),
          ...(may('documents') && { templates: `${base}/${areaPath(noteTemplates)}` }),
        }}
      />
    </Prefetched>
  )
}
