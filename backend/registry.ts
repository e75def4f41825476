import { type Endpoint, isEndpoint } from './kit/http/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>('./**/*.endpoint.ts', { eager: true })

const addressOf = ({ service, path, method }: Endpoint) => `${service}${path} ${method}`

/** The endpoints that a module exports, singly or as a list, each with the name of its operation. */
function endpointsOf([path, module]: [string, Record<string, unknown>]): Endpoint[] {
  const [, subject] = path.split('/')
  return Object.entries(module).flatMap(([name, value]) => {
    if (isEndpoint(value)) return [{ ...value, name: value.name ?? `${subject}.${name}` }]
    return Array.isArray(value) ? value.filter(isEndpoint) : []
  })
}

/**
 * Every endpoint of the API: the exports of the files `<subject>/<name>.endpoint.ts`, singly or as a list generated from areas. Sorted by
 * address, where a word comes before a `{parameter}` and is therefore matched first.
 */
export const endpoints: readonly Endpoint[] = Object.entries(modules)
  .flatMap(endpointsOf)
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
