import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Fragment } from 'react'
import { translate } from '../../../../locales/index.ts'
import { type Locale, localizePath } from '../../../../locales/locale.ts'
import { mayEnter, roleLabels, wholeCompany } from '../../../../schemas/access/roles.ts'
import { rolePermissions } from '../../../../schemas/access/sections.ts'
import type { OwnCompany } from '../../../../schemas/api/business.ts'
import { filedKinds } from '../../../../schemas/cases/filed-kinds.ts'
import { personName } from '../../../../schemas/formats/name.ts'
import { ErrorScreen } from '../../../errors/error-screen.tsx'
import type { ProLayoutData } from '../../../layouts/pro/pro-layout-data.ts'
import { type QueryProps, searchOf } from '../../../page-query.ts'
import { requestLocale } from '../../../request-locale.ts'
import { areaScreen, companySetting } from '../../area/area-screen.tsx'
import { SectionHead } from '../../area/section-head.tsx'
import { hasTabs } from '../../area/tabs-of-section.ts'
import { filedCasesScreen } from '../../filed-cases/filed-cases-screen.tsx'
import { loadOwn, loadPro } from '../../load-pro.ts'
import { menuGroups } from '../../menu-groups.ts'
import { ownSections } from '../../own-sections.ts'
import { cabinetPlace, companyPlace, proPath } from '../../place-names.ts'
import { permittedSections, proVerdict } from '../../pro-verdict.ts'
import { screenOf } from '../../section-screens.ts'
import { NeedsMore, NoAccess } from '../../shell/loaded-screens.tsx'
import { needsFactorScreen } from '../../shell/needs-factor-screen.tsx'
import { ProShell } from '../../shell/pro-shell.tsx'
import { shellNotices } from '../../shell/shell-notices.tsx'
import { firstPath, permissionsWithScreen, type Target, targetOf } from '../../target.ts'
import { todayScreen } from '../../today/today-screen.tsx'

type Props = QueryProps & { params: Promise<{ company: string; area?: string[] }> }

/** The company of the address if it is closed to the person until they have a second factor. */
async function closedCompany({ params }: Props): Promise<OwnCompany | undefined> {
  const code = decodeURIComponent((await params).company)
  const { companies } = await loadOwn()
  return companies.find(({ COMPANY_CODE, NEEDS_FACTOR }) => COMPANY_CODE === code && NEEDS_FACTOR)
}

async function read({ params, searchParams }: Props) {
  const { company, area = [] } = await params
  const query = searchOf(await searchParams)
  const code = decodeURIComponent(company)
  const path = area.map(decodeURIComponent)
  const locale = await requestLocale()
  const state = await loadPro(code, query.get('cabinet') || undefined)
  return { locale, state, query, base: proPath(code), path }
}

/** The name of a screen. */
function titleOf(target: Target, locale: Locale): string {
  if (target.kind === 'area') return target.area.label[locale]
  const cases = target.kind === 'cases' ? filedKinds.get(target.cases) : undefined
  if (cases) return cases.filed.list[locale]
  const screens = ownSections.get(target.section)
  const key =
    target.kind === 'own' && target.screen !== undefined
      ? (screens?.screens?.[target.screen] ?? screens?.one)
      : undefined
  return translate(locale)(key ?? `application:area.${target.section}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if (await closedCompany(props))
    return { title: translate(await requestLocale())('business:needsFactor.title') }
  const { locale, path, state } = await read(props)
  const t = translate(locale)
  const { name } = companyPlace(state.company, locale)
  const target = targetOf(path)
  const verdict = proVerdict(path, state.access.AREAS)
  if (verdict.kind === 'refused' && verdict.status === 403)
    return { title: `${t('business:noAccess.title')} · ${name.text}` }
  if (path.length === 0) return { title: `${t('application:area.today')} · ${name.text}` }
  if (!target) return { title: name.text }
  const title = titleOf(target, locale)
  return { title: `${title} · ${name.text}` }
}

/**
 * The business section of a company (R91–R113): the layout and the screen of the area; a 404 if the area does not
 * exist, a 403 with the form that requests access if the person has no permission. The server has set the status.
 */
export default async function ProPage(props: Props) {
  const closed = await closedCompany(props)
  if (closed) return needsFactorScreen(closed)
  const { locale, state, query, base, path } = await read(props)
  const { user, company, companies, cabinets, cabinetCode, access } = state
  const t = translate(locale)
  const permissions = permissionsWithScreen(access.AREAS)
  const data: ProLayoutData = {
    company: companyPlace(company, locale),
    companies: companies.map((one) => companyPlace(one, locale)),
    cabinets: cabinets.map((one) => cabinetPlace(one, locale)),
    seesAll: mayEnter(company.CABINETS, wholeCompany),
    cabinetCode,
    menu: menuGroups(permissions, locale),
    ...(company.STATUS === 'active' && { site: `/l/${company.SLUG}` }),
    user: {
      name: personName(user),
      role: roleLabels[company.ROLE][locale],
      worksForCompany: true,
      worksForProduct: user.IS_MODERATOR || user.IS_ADMINISTRATOR,
    },
  }
  const verdict = proVerdict(path, access.AREAS)
  const screen = () => {
    if (verdict.kind === 'refused' && verdict.status === 404) return <ErrorScreen status={404} />
    if (verdict.kind === 'refused') {
      const permitted = permittedSections(access.AREAS)
      const [first] = permitted
      const refused = targetOf(path)?.section
      const isOfRole = refused && rolePermissions[company.ROLE][refused]?.includes('read')
      const needs = isOfRole ? ownSections.get(refused)?.needs : undefined
      if (refused && needs)
        return (
          <NeedsMore
            title={t(`application:area.${refused}`)}
            text={t(needs.text)}
            owners={company.OWNERS}
            {...(permitted.includes(needs.section) && {
              way: {
                href: `${base}/${firstPath(needs.section)}`,
                label: t(`application:area.${needs.section}`),
              },
            })}
          />
        )
      return (
        <NoAccess
          company={company.COMPANY_CODE}
          owners={company.OWNERS}
          role={roleLabels[company.ROLE][locale]}
          {...(first && {
            first: { href: `${base}/${firstPath(first)}`, label: t(`application:area.${first}`) },
          })}
        />
      )
    }
    if (verdict.kind === 'today') return todayScreen(state)
    if (verdict.kind === 'first') redirect(localizePath(`${base}/${verdict.path}`, locale))
    const { target } = verdict
    if (target.kind === 'own') return screenOf(target.section)(state, { screen: target.screen, query })
    if (target.kind === 'cases') return filedCasesScreen(state, { kind: target.cases, query })
    return areaScreen({ setting: companySetting(state), definition: target.area, row: target.row, query })
  }
  const asked = verdict.kind === 'screen' && verdict.target.kind === 'own' ? verdict.target : undefined
  const own = asked?.section
  const screens = own && ownSections.get(own)
  // One thing of a section leads back to the list, which has the tabs.
  const isOne = screens?.one !== undefined && asked?.screen !== undefined
  const notices = screens?.hasOwnNotices ? [] : shellNotices(state, { t, locale, isFolded: false })
  return (
    <ProShell data={data}>
      {notices.length > 0 && (
        <div className="mb-6 grid gap-3">
          {notices.map(({ key, notice }) => (
            <Fragment key={key}>{notice}</Fragment>
          ))}
        </div>
      )}
      {own && hasTabs(own) && !isOne && (
        <SectionHead section={own} base={base} current={own} locale={locale} permissions={access.AREAS} />
      )}
      {await screen()}
    </ProShell>
  )
}
