import { type Endpoint, isEndpoint } from './kit/http/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>('./**/*.endpoint.ts', { eager: true })

const addressOf = ({ service, path, method }: Endpoint) => `${service}${path} ${method}`

/**
 * Every endpoint of the API: the exports of the files `<subject>/<name>.endpoint.ts`, singly or as a list generated from areas. Sorted by
 * address, where a word comes before a `{parameter}` and is therefore matched first.
 */
export const endpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module).flat())
  .filter(isEndpoint)
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
