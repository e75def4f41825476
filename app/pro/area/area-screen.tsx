import { dehydrate } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { profilePath } from '../../../content-adapters/parts/profile-paths.ts'
import { readListState } from '../../../pro-forms/list/list-state.ts'
import { areaList, areaRow } from '../../../schemas/api/area.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { type AreaDefinition, isOfProduct } from '../../../schemas/areas/define-area.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { QueryScope } from '../../queries/query-scope.tsx'
import { createQueryClient } from '../../query-client.ts'
import { requestLocale } from '../../request-locale.ts'
import { serverContext } from '../../server-context.ts'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import { fromBuilder } from '../website/draft/pages/screens.ts'
import { AreaHead } from './area-head.tsx'
import { areaKeys, listPath, readPath } from './area-queries.ts'
import { areaRights } from './area-rights.ts'
import { AreaView } from './area-view.tsx'
import { initialRow } from './initial-row.ts'
import { listRules } from './list-rules.ts'
import { AreaForm, AreaFrame, AreaList, AreaPaste } from './loaded-screens.tsx'
import { readNames } from './read-names.ts'

/** The place where an area is shown, and its editor. */
export type AreaSetting = {
  /** Company and cabinet as in a path: `1001/11`. */
  place: string
  /** The path of the screens around it, without the language: `/pro/1001`. */
  section: string
  access: ProPermissions
  /** An IANA name. */
  timezone: string
  country?: string
  /** The e-mail or the phone of the editor. */
  person: string
  /** The path of the clinic's site, without the language. */
  site?: string
  /** The clinic is not approved, so that visitors see nothing of it. */
  isUnseen?: boolean
  /** The path of the page in the directory with its prices, where everybody can see it. */
  prices?: string
}

/** The areas of a company and its current cabinet. */
export const companySetting = ({ user, company, cabinets, cabinetCode, access }: ProState): AreaSetting => ({
  place: placePath(company.COMPANY_CODE, cabinetCode),
  section: proPath(company.COMPANY_CODE),
  access,
  timezone: cabinets[0]?.TIMEZONE ?? homeZone.name,
  country: company.COUNTRY,
  person: user.EMAIL ?? user.TEL ?? '',
  site: `/l/${company.SLUG}`,
  isUnseen: company.STATUS !== 'active',
  ...(company.KIND === 'clinic' &&
    company.STATUS === 'active' && { prices: profilePath('clinics', company.SLUG, 'services') }),
})

type Props = {
  setting: AreaSetting
  definition: AreaDefinition
  /** The row code in the address; `new` is the form of a new row, `paste` of many where the area is `batched`. */
  row: string | undefined
  query: URLSearchParams
}

/** Last path segment of the form for a new row. */
const newRow = 'new'
/** The path of the screen on which many rows are pasted. */
const pastedRows = 'paste'

/**
 * The screen of an area: its list, the form of one row, or the form of a new one; the only row of a `single` area is shown
 * as text, and its form with `?edit`, or `?edit=logo` to begin with a field. The first data is read here and passed to the browser, which refetches it when it is
 * stale.
 */
export async function areaScreen({ setting, definition, row, query }: Props) {
  const { section, access, timezone, country, prices } = setting
  const place = { area: definition.name, place: setting.place }
  const client = createQueryClient()
  const { mapTiles } = serverContext()
  const services = { timezone, ...(mapTiles && { tiles: mapTiles }) }
  const locale = await requestLocale()
  const rights = areaRights(definition, access)
  const head = !isOfProduct(definition) && (
    <AreaHead
      definition={definition}
      rights={rights}
      section={section}
      locale={locale}
      permissions={access.AREAS}
    />
  )
  if (definition.single && !(query.has('edit') && rights.change)) {
    const edit = rights.change && { edit: `${section}/${areaPath(definition)}?edit=1` }
    return (
      <>
        {head}
        <AreaView
          definition={definition}
          locale={locale}
          timezone={timezone}
          currency={countryOf(country)?.currency}
          {...edit}
          row={await readAnswer(readPath(place), areaRow)}
          nameOf={await readNames(definition, setting.place, locale)}
        />
      </>
    )
  }
  const screen = async () => {
    if (row === newRow) {
      if (!rights.add) notFound()
      return (
        <AreaForm
          stored={initialRow(definition, { timezone, country, publish: rights.publish })}
          services={services}
        />
      )
    }
    if (row === pastedRows && definition.batched && country !== undefined) {
      if (!rights.add) notFound()
      const builder = query.get('from') === fromBuilder && `${section}/clinic-website`
      return <AreaPaste country={country} {...(prices && { prices })} {...(builder && { builder })} />
    }
    if (row === undefined && !definition.single) {
      const listState = readListState(query, listRules(definition))
      client.setQueryData(
        areaKeys.list(place, listState),
        await readAnswer(listPath(place, listState), areaList),
      )
      return <AreaList />
    }
    const more = row === undefined ? '' : `/${encodeURIComponent(row)}`
    const found = await readAnswer(readPath(place, more), areaRow)
    const field = query.get('edit') ?? ''
    client.setQueryData(areaKeys.row(place, row ?? ''), found)
    return (
      <AreaForm
        key={row ?? ''}
        {...(row !== undefined && { code: row })}
        // The only row of an area begins as any new one, with what its schema proposes.
        stored={
          found.REVISION === 0
            ? { ...found, ...initialRow(definition, { timezone, country, publish: rights.publish }) }
            : found
        }
        services={services}
        {...(Object.hasOwn(definition.schema.properties, field) && { field })}
      />
    )
  }
  const shown = await screen()
  return (
    <QueryScope state={dehydrate(client)}>
      {head}
      <AreaFrame area={definition.name} {...setting}>
        {shown}
      </AreaFrame>
    </QueryScope>
  )
}
