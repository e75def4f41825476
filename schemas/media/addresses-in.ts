import { isRecord } from '../core/is-record.ts'

/** Pictures and documents of this site, and videos of other sites. */
const address = /^(?:\/(?:images|files)\/|https:\/\/)\S{1,500}$/
const inHtml = /"(\/(?:images|files)\/[^"\s]{1,300})"/g

/** Addresses of pictures, files and videos in a value, at any depth, also in a text that is HTML. */
export function addressesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (address.test(value)) found.add(value)
    else if (value.includes('<')) for (const [, one = ''] of value.matchAll(inHtml)) found.add(one)
  } else if (Array.isArray(value)) for (const item of value) addressesIn(item, found)
  else if (isRecord(value)) for (const item of Object.values(value)) addressesIn(item, found)
  return found
}
