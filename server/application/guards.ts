import { moderationVerdict } from '../../app/moderation/moderation-verdict.ts'
import { productRoles } from '../../app/moderation/product-roles.ts'
import { cabinetCookie, chooseCabinet } from '../../app/pro/choose-cabinet.ts'
import { proVerdict } from '../../app/pro/pro-verdict.ts'
import { localizePath } from '../../locales/locale.ts'
import type { OwnCabinet, OwnCompany, ProPermissions } from '../../schemas/api/business.ts'
import type { User } from '../../schemas/api/user.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import type { Address } from '../../site/core/address.ts'
import type { Api } from '../api.ts'
import { readCookie } from '../http/read-cookie.ts'

/**
 * The decision of a guard before the application answers; undefined allows the request. `isSignIn` if the session is missing: within the
 * application the browser asks for it in a dialog instead.
 */
export type Verdict = { redirect: string; isSignIn?: true } | { status: 403 | 404 | 500 | 503 } | undefined

/** Input of a guard: the address, its query (`?a=1` or empty), and the request's cookies. */
export type Guarded = { address: Address; query: string; cookie: string; api: Api }

export type Guard = (guarded: Guarded) => Promise<Verdict>

/** Calls the API with the session of the request. */
async function read<T>({ api, address, cookie }: Guarded, path: string): Promise<T | number> {
  const response = await api(apiPath(path, address.locale), { headers: { cookie } })
  return response.ok ? ((await response.json()) as T) : response.status
}

/** The longest query that is remembered during a sign-in, in letters: proxies refuse answers with a long head, and it is encoded there. */
const longestQuery = 1000

const signIn = ({ address: { locale, path }, query }: Guarded): Verdict => {
  const back = localizePath(path, locale) + (query.length > longestQuery ? '' : query)
  return {
    redirect: `${localizePath('/auth/signin', locale)}?redirect=${encodeURIComponent(back)}`,
    isSignIn: true,
  }
}

/** The answer if a call failed, which does not depend on rights (E7): 503 if the database does not answer. */
const failed = (status: number): Verdict => ({ status: status === 503 ? 503 : 500 })

/** Undefined for a person who is signed in (A24; a failed call means "not signed in", E8). */
const requirePerson = async (guarded: Guarded): Promise<Verdict> => {
  const user = await read(guarded, '/api-front2/v1/user')
  if (typeof user !== 'number') return undefined
  return user >= 500 ? failed(user) : signIn(guarded)
}

/** B-3: access to the business section and its areas. */
const proProtect: Guard = async (guarded) => {
  const missing = await requirePerson(guarded)
  if (missing) return missing
  const companies = await read<OwnCompany[]>(guarded, '/api-front2/v1/business/user/companies')
  if (typeof companies === 'number') return failed(companies)
  const { locale, path } = guarded.address
  const to = (target: string): Verdict => ({ redirect: localizePath(target, locale) })
  const [first, ...others] = companies
  if (!first) return to('/create-website')
  const [, , code] = path.split('/')
  if (code === undefined) return others.length === 0 ? to(`/pro/${first.COMPANY_CODE}`) : undefined
  const company = companies.find(({ COMPANY_CODE }) => COMPANY_CODE === code)
  if (!company) return { status: 404 }
  // Its screen asks for the second factor, and reads nothing else of the company (decision 49).
  if (company.NEEDS_FACTOR) return undefined

  const cabinets = await read<OwnCabinet[]>(
    guarded,
    `/api-front2/v1/business/user/cabinets?company_code=${encodeURIComponent(code)}`,
  )
  if (typeof cabinets === 'number') return failed(cabinets)
  const { query, cookie } = guarded
  const requested = new URLSearchParams(query).get('cabinet') ?? readCookie(cookie, cabinetCookie(code))
  const cabinet = chooseCabinet(cabinets, company.CABINETS, requested)
  const access = await read<ProPermissions>(
    guarded,
    `/business-api-front2/${encodeURIComponent(code)}/${encodeURIComponent(cabinet)}/business/user/get_access`,
  )
  if (typeof access === 'number') return access === 403 ? { status: 403 } : failed(access)
  const base = `/pro/${code}`
  const rest = path === base ? [] : path.slice(base.length + 1).split('/')
  const verdict = proVerdict(rest, access.AREAS)
  if (verdict.kind === 'refused') return { status: verdict.status }
  if (verdict.kind !== 'first') return undefined
  return { redirect: localizePath(`${base}/${verdict.path}`, locale) + query }
}

/** D-PERM: screens of the product’s own people. */
const productProtect: Guard = async (guarded) => {
  const missing = await requirePerson(guarded)
  if (missing) return missing
  const user = await read<User>(guarded, '/api-front2/v1/user')
  if (typeof user === 'number') return failed(user)
  const status = moderationVerdict(guarded.address.path, productRoles(user))
  return status && { status }
}

const guards = {
  /** B-4 */
  'profile-auth': requirePerson,
  'pro-protect': proProtect,
  'product-protect': productProtect,
} satisfies Record<string, Guard>
export type GuardName = keyof typeof guards

/** The guard of a name; throws for an unknown one, which is a programming error (B-5, E6). */
export function guardNamed(name: string): Guard {
  const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined
  if (!guard) throw new Error(`There is no guard "${name}".`)
  return guard
}

/** Guards by path prefix; the longest matching prefix counts. */
const guarded: readonly { path: string; guard: GuardName }[] = [
  { path: '/profile', guard: 'profile-auth' },
  { path: '/pro', guard: 'pro-protect' },
  { path: '/pro/new', guard: 'profile-auth' },
  { path: '/pro/join', guard: 'profile-auth' },
  { path: '/pro/claim', guard: 'profile-auth' },
  { path: '/moderation', guard: 'product-protect' },
]

/** The guard of an application path; undefined for public pages. */
export function guardOf(path: string): Guard | undefined {
  const [longest] = guarded
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  return longest && guardNamed(longest.guard)
}
