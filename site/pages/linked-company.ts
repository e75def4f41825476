import type { Company } from '../../content-adapters/entities/company.ts'
import { ifFound } from '../core/if-found.ts'
import { NotFound } from '../core/outcome.ts'
import type { RouteContext } from '../core/route.ts'

/** The company that a link names by code or slug (R22, R23). Throws 404 for one that visitors do not see. */
export async function linkedCompany({ source, query, path }: RouteContext): Promise<Company> {
  const named = query.get('company') ?? ''
  const company = /^[\w-]{1,120}$/.test(named) ? await ifFound(source.company(named)) : undefined
  if (!company || company.isSiteOff) throw new NotFound(path)
  return company
}
