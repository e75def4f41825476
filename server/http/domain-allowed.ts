import type { Hosts } from './hosts.ts'
import { sendText } from './send.ts'
import { isRead, type Step } from './step.ts'

/**
 * `/domain-allowed?domain=clinic.kz` for a proxy that gets certificates on demand (Caddy's `ask`): 200 for a host of the product or of a
 * clinic's site, 404 for any other, so that the proxy is not tricked into certificates of strangers' hosts.
 */
export const createDomainAllowed =
  (hosts: Hosts): Step =>
  async (request, response, { path, query }) => {
    if (path !== '/domain-allowed' || !isRead(request)) return false
    const host = new URLSearchParams(query).get('domain') ?? ''
    const owner = host && (await hosts.find(host).catch(() => 'nobody' as const))
    const isAllowed = typeof owner === 'object' || hosts.isOwn(host)
    sendText(response, isAllowed ? 200 : 404, isAllowed ? 'OK' : 'Not Found')
    return true
  }
