import type { WidgetSite } from '../../schemas/areas/widget-sites.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { widgetSite } from '../database/tables/index.ts'
import { type Change, serveArea } from '../kit/area/area.ts'
import { readHost } from '../kit/input/read-host.ts'

const codes = {
  host: 'siteHost',
  hostIp: 'siteIp',
  hostOfProduct: 'siteOfProduct',
  hostSuffix: 'siteSuffix',
} as const

/** The fault of an address that is no site for widgets: a browser gets hosts only (D-WIDGET). */
export function siteProblem(address: string, origin: string | undefined): Problem['code'] | undefined {
  const url = URL.parse(address)
  if (!url) return 'siteHost'
  const read = readHost(url.hostname, new Set(origin ? [new URL(origin).hostname] : []))
  if ('fault' in read) return codes[read.fault as keyof typeof codes] ?? 'siteHost'
  return url.pathname !== '/' || url.search || url.hash ? 'sitePath' : undefined
}

async function check(_: unknown, { after, origin }: Change<WidgetSite>): Promise<Problem[]> {
  const code = siteProblem(after.address, origin)
  return code ? [{ path: ['address'], code, params: {} }] : []
}

export default serveArea<WidgetSite>({ table: widgetSite, check })
