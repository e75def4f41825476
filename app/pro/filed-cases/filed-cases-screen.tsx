import { paths } from '../../../content-adapters/parts/paths.ts'
import { localizePath } from '../../../locales/locale.ts'
import { filedCaseStates } from '../../../schemas/api/filed-case.ts'
import { filedKindPath, filedKinds } from '../../../schemas/cases/filed-kinds.ts'
import { liveKindOf } from '../../../schemas/cases/live-kind.ts'
import { hasEmailForIssue } from '../../../schemas/companies/own-companies.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { staffCases } from '../../queries/filed-cases.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { serverContext } from '../../server-context.ts'
import { SectionHead } from '../area/section-head.tsx'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import { FiledCases } from './loaded-screen.tsx'

type Asked = { kind: string; query: URLSearchParams }

/** The cases of a kind that visitors have filed to the clinic, first of all those that wait for it. */
export async function filedCasesScreen(state: ProState, { kind: name, query }: Asked) {
  const { companies, company, cabinetCode, access } = state
  const kind = filedKinds.get(name)
  if (!kind) return null
  const locale = await requestLocale()
  const base = proPath(company.COMPANY_CODE)
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const shown = oneOf(filedCaseStates, query.get('state') ?? undefined) ?? 'waiting'
  const page = pageNumber(query.get('page') ?? undefined)
  const form = `${serverContext().origin ?? ''}${localizePath(paths.caseForm(name, company.COMPANY_CODE), locale)}`
  return (
    <>
      <SectionHead
        section={kind.filed.section}
        base={base}
        current={name}
        locale={locale}
        permissions={access.AREAS}
      />
      <Prefetched queries={[staffCases(place, name, shown, page)]}>
        <FiledCases
          place={place}
          kind={name}
          live={liveKindOf(kind)}
          title={kind.filed.list[locale]}
          path={`${base}/${filedKindPath(kind)}`}
          {...(hasEmailForIssue(companies, company.COMPANY_CODE) && { form })}
          state={shown}
          page={page}
        />
      </Prefetched>
    </>
  )
}
