import { translate } from '../../../locales/index.ts'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import companyArea from '../../../schemas/areas/company.ts'
import doctors from '../../../schemas/areas/doctors.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import services from '../../../schemas/areas/services.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { siteDraft, siteMenu } from '../../queries/site.ts'
import { requestLocale } from '../../request-locale.ts'
import { serverContext } from '../../server-context.ts'
import type { ProState } from '../load-pro.ts'
import { placePath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { shellNotices } from '../shell/shell-notices.tsx'
import { blockTypeOf } from './draft/blocks/block-type.ts'
import { panelTabs } from './draft/builder/panel-tabs.ts'
import { fromBuilder } from './draft/pages/screens.ts'
import { offeredChanges } from './features/quick/offered-changes.ts'
import { Website } from './loaded-screen.tsx'

/** The builder of a clinic's site (R103); with the screen `design` its panel begins with the design (R105), with `?review=3` a request to publish is opened. */
export default async function websiteScreen(state: ProState, { screen, query }: Asked) {
  const { user, company, cabinets, access } = state
  const locale = await requestLocale()
  const place = placePath(company.COMPANY_CODE, wholeCompany)
  const rights = access.AREAS['clinic-website'] ?? []
  const to = (area: Parameters<typeof areaPath>[0]) =>
    `/pro/${encodeURIComponent(company.COMPANY_CODE)}/${areaPath(area)}`
  const screens = access.AREAS.mis?.includes('read')
    ? {
        company: to(companyArea),
        doctors: to(doctors),
        pastePrices: `${to(services)}/paste?from=${fromBuilder}`,
      }
    : {}
  const timezone = cabinets[0]?.TIMEZONE ?? homeZone.name
  const { mapTiles } = serverContext()
  const isEverywhere = access.CABINETS.includes(wholeCompany)
  const mayChange = isEverywhere && rights.includes('write')
  return (
    <Prefetched queries={[siteDraft(place), siteMenu(place)]}>
      <Website
        place={place}
        company={company.COMPANY_CODE}
        timezone={timezone}
        person={user.EMAIL ?? user.TEL ?? ''}
        slug={company.SLUG}
        tab={panelTabs.find((tab) => tab === screen) ?? 'blocks'}
        screens={screens}
        approval={Number(query.get('review')) || undefined}
        mayChange={mayChange}
        mayPublish={isEverywhere && rights.includes('publish')}
        quick={offeredChanges(access, mayChange)}
        access={access}
        country={company.COUNTRY}
        notices={shellNotices(state, { t: translate(locale), locale, isFolded: true })}
        services={{ timezone, ...(mapTiles && { tiles: mapTiles }) }}
        types={[...blockDefinitions.values()].map((definition) => blockTypeOf(definition, locale))}
      />
    </Prefetched>
  )
}
