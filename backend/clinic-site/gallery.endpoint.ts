import { areaCalls } from '../areas/every/areas.endpoint.ts'
import { partPath } from './drafts/part-call.ts'

/**
 * The gallery of a clinic's site (PS6): the calls that read, add, change, remove and order the photos of the area, at the address of a part of
 * the site. Photos are no part of the draft: each is seen as soon as it is saved.
 */
export const galleryCalls = areaCalls.flatMap((call) => {
  const [, rest] = /\/photos((?:\/\{code\}|_order)?)$/.exec(call.path) ?? []
  return rest === undefined
    ? []
    : [{ ...call, name: call.name?.replace('photos', 'gallery'), path: partPath(`gallery${rest}`) }]
})
