import { preparedHeader } from '../../schemas/calls/prepared-header.ts'
import type { ServiceOptions } from '../source/request-once.ts'
import { apiAddress } from './api-address.ts'

/** A medical API, and how it is asked. */
export type ApiOptions = Omit<ServiceOptions, 'addressOf' | 'headersOf'> & {
  baseUrl: string
  credentials: { id: string; secret: string }
  /** Host of the page. */
  externalDomain: string
}

/** The `Authorization` of its calls. */
export const basicOf = ({ credentials: { id, secret } }: Pick<ApiOptions, 'credentials'>): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** The medical API as an HTTP service. */
export function serviceOf({ baseUrl, credentials, externalDomain, ...options }: ApiOptions): ServiceOptions {
  const authorization = basicOf({ credentials })
  return {
    ...options,
    addressOf: (call, locale) => apiAddress(baseUrl, call, locale),
    headersOf: ({ preparing }) => ({
      Authorization: authorization,
      'X-External-Domain': externalDomain,
      'X-Request-Id': crypto.randomUUID(),
      ...(preparing && { [preparedHeader]: preparing }),
    }),
  }
}
