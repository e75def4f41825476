import type { Locale } from '../../locales/locale.ts'

/**
 * The address of a call (A-0b): `/front/v1/news` becomes `/api/front/kk/v1/news`, below the path of `baseUrl` if it
 * has one. The default language is included too.
 */
export function apiAddress(baseUrl: string, call: string, locale: Locale): string {
  const [, service = '', tail = ''] = /^\/([^/]+)(\/.*)$/.exec(call) ?? []
  return `${baseUrl.replace(/\/+$/, '')}/api/${service}/${locale}${tail}`
}

/** Encodes a path segment of a call. */
export const segment = encodeURIComponent

type Nested = {
  [name: string]: string | number | undefined | { [name: string]: string | number | undefined }
}

/** A nested query string, `?filter[company]=x&page[number]=2`; undefined values are omitted. */
export function nestedQuery(query: Nested): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'object') {
      if (value !== undefined) search.append(name, String(value))
      continue
    }
    for (const [inner, item] of Object.entries(value)) {
      if (item !== undefined) search.append(`${name}[${inner}]`, String(item))
    }
  }
  return search.size > 0 ? `?${search}` : ''
}
