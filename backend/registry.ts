import { type Endpoint, isEndpoint } from './http/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/*.endpoint.ts', { eager: true })

const addressOf = ({ service, path, method }: Endpoint) => `${service}${path} ${method}`

/**
 * Every endpoint of the API: what the files `<subject>/<name>.endpoint.ts` export, alone or as a list made from
 * declarations. In the order of their addresses, in which a word comes before a `{parameter}` and so is matched first.
 */
export const endpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module).flat())
  .filter(isEndpoint)
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
