import type { MiddlewareHandler } from 'hono'
import { isLocale } from '../../../locales/locale.ts'
import { ApiError } from '../errors/api-error.ts'

/** Services of the API (A-0b), the second segment of a path, and what their calls are for. */
export const services = {
  front: 'What visitors read, the same for all and cached; and what a person reads of their own',
  'w-front':
    'What visitors and patients change: bookings, reviews, questions, likes; and what moderators decide',
  'api-front2': 'Accounts and sessions, and what moderators and members of a staff read beside a company',
  'business-api-front2':
    'What the staff of a company reads, and the editors of the product below `product/0`',
  'w-business': 'What the staff of a company changes, and the editors of the product below `product/0`',
  business: 'Further calls of the staff',
  web: 'Calls of integrators, who say who they are in `X-Integrator`',
  'api-business': 'Calls of integrators about companies, who say who they are in `X-Integrator`',
} as const
export type Service = keyof typeof services

const withIntegrator: readonly string[] = ['web', 'api-business'] satisfies Service[]

const freshSeconds = 60
const staleSeconds = 600

/**
 * The Cache-Control of a service's responses: public ones may be cached by anyone, all others are not cached.
 * None is cached longer than the `seconds` until it expires.
 */
export function cacheControl(service: Service, seconds = Number.POSITIVE_INFINITY): string {
  if (service !== 'front') return 'no-store'
  const fresh = Math.min(freshSeconds, seconds)
  const stale = Math.min(staleSeconds, seconds - fresh)
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}`
}

function assertDecodable(path: string) {
  try {
    decodeURIComponent(path)
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause })
  }
}

/**
 * Checks `/api/{service}/{locale}/…`: both must exist; `web` and `api-business` require a known integrator
 * (A-0c).
 */
export const checkService =
  (integrators: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const { pathname } = new URL(c.req.url)
    assertDecodable(pathname)
    const [, , service = '', locale] = pathname.split('/')
    if (!Object.hasOwn(services, service) || !isLocale(locale)) throw new ApiError('NOT_FOUND')
    if (withIntegrator.includes(service) && !integrators.includes(c.req.header('x-integrator') ?? '')) {
      throw new ApiError('INTEGRATOR_UNKNOWN')
    }
    await next()
  }
