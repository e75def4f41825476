import { useMemo } from 'react'
import type { TSchema } from '../../../schemas/core/type.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { referenceName, useFormSettings } from '../../form-context.ts'
import { rowTitle } from './row-title.ts'

/** Titles of rows. Those of rows that have not changed are not made again, because a list may have hundreds. */
export function useRowTitles(items: TSchema): (item: unknown) => string {
  const { locale } = usePage()
  const { services } = useFormSettings()
  return useMemo(() => {
    const nameOf = referenceName(services)
    const known = new WeakMap<object, string>()
    const make = (item: unknown) => rowTitle(items, item, locale, { nameOf })
    return (item) => {
      if (typeof item !== 'object' || item === null) return make(item)
      const title = known.get(item) ?? make(item)
      known.set(item, title)
      return title
    }
  }, [items, locale, services])
}
