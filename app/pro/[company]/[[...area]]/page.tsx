import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { translate } from '../../../../locales/index.ts'
import { localizePath } from '../../../../locales/locale.ts'
import { personName } from '../../../../schemas/formats/name.ts'
import { mayEnter, roleLabels, wholeCompany } from '../../../../schemas/roles.ts'
import { ErrorScreen } from '../../../errors/error-screen.tsx'
import {
  areaPath,
  builtPermissions,
  currentArea,
  isBuilt,
  visibleGroups,
} from '../../../layouts/pro/areas.ts'
import type { ProLayoutData } from '../../../layouts/pro/pro-layout-data.ts'
import { type QueryProps, textOf } from '../../../page-query.ts'
import { requestLocale } from '../../../request-locale.ts'
import { loadPro } from '../../load-pro.ts'
import { cabinetPlace, companyPlace, proPath } from '../../place-names.ts'
import { screens } from '../../screens.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { ProShell } from '../../shell/pro-shell.tsx'
import { StatusNotice } from '../../shell/status-notice.tsx'

type Props = QueryProps & { params: Promise<{ company: string; area?: string[] }> }

async function read({ params, searchParams }: Props) {
  const { company, area = [] } = await params
  const cabinet = textOf((await searchParams).cabinet)
  const code = decodeURIComponent(company)
  const path = area.map(decodeURIComponent)
  const locale = await requestLocale()
  const state = await loadPro(code, cabinet || undefined)
  const base = proPath(code)
  const current = currentArea(base, [base, ...path].join('/'))
  const below = current
    ? path.slice(
        areaPath(base, current)
          .slice(base.length + 1)
          .split('/').length,
      )
    : []
  return { locale, state, base, current, below, isFront: path.length === 0 }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, current, state } = await read(props)
  const t = translate(locale)
  const { name } = companyPlace(state.company, locale)
  return { title: isBuilt(current) ? `${t(`application:area.${current}`)} · ${name.text}` : name.text }
}

/**
 * The business section of a company (R91–R113): the layout, and in it the screen of the area, a 404 where the area is not
 * built, a 403 with the request for access where the person may not enter. The guard has set the status.
 */
export default async function ProPage(props: Props) {
  const { locale, state, base, current, below, isFront } = await read(props)
  const { user, company, companies, cabinets, cabinetCode, access } = state
  const t = translate(locale)
  const permissions = builtPermissions(access.AREAS)
  const permitted = visibleGroups(permissions).flatMap(({ areas }) => areas)
  if (isFront && permitted[0]) redirect(localizePath(areaPath(base, permitted[0]), locale))

  const data: ProLayoutData = {
    company: companyPlace(company, locale),
    companies: companies.map((one) => companyPlace(one, locale)),
    cabinets: cabinets.map((one) => cabinetPlace(one, locale)),
    seesAll: mayEnter(company.CABINETS, wholeCompany),
    cabinetCode,
    permissions,
    user: { name: personName(user), role: roleLabels[company.ROLE][locale] },
  }
  const screen = () => {
    if (!isFront && !isBuilt(current)) return <ErrorScreen status={404} />
    if (!isBuilt(current) || !permitted.includes(current))
      return <NoAccess company={company.COMPANY_CODE} cabinet={cabinetCode} />
    return screens[current]({ state, path: below })
  }
  return (
    <ProShell data={data}>
      <StatusNotice status={company.STATUS} t={t} />
      {await screen()}
    </ProShell>
  )
}
