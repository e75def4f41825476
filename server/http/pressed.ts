import { SourceError } from '../../content-adapters/source.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { pressedKinds } from '../../schemas/statistics/figure-kinds.ts'
import { pressedPath } from '../../ui/core/pressed.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './client-address.ts'
import { isOwnPage } from './is-own-page.ts'
import { notFound, type Step } from './step.ts'

const address = new RegExp(`^${pressedPath}([a-z0-9-]{1,120})/([a-z]{1,20})$`)

/**
 * `POST /pressed/{clinic}/call`: a browser says that a link of the clinic's page was pressed, by the attribute `ping` of that. Counts the
 * person, without keeping who it was.
 */
export function createPressed({ openSource, visits, env }: Services): Step {
  const isBehindProxy = env.TRUST_PROXY === 'on'
  return async (request, response, parsed) => {
    const [, slug = '', name] = address.exec(parsed.path) ?? []
    const kind = pressedKinds.find((one) => one === name)
    if (!slug || !kind || request.method !== 'POST') return notFound(request, response, parsed)
    const source = openSource({ locale: defaultLocale, tag: () => {}, report: () => {} })
    try {
      const clinic = await source.company(slug)
      if (!clinic.isSiteOff && isOwnPage(request))
        visits.countPress(
          request,
          { clinic: clinic.slug, timezone: clinic.timezone, kind },
          clientAddress(request, isBehindProxy),
        )
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.isMissing) return notFound(request, response, parsed)
    }
    // Nobody reads the answer.
    response.writeHead(204, { 'cache-control': 'no-store' }).end()
    return true
  }
}
