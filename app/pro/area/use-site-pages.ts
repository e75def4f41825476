import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { MenuItem } from '../../../schemas/api/menu.ts'
import { isOfProduct } from '../../../schemas/areas/define-area.ts'
import { subschemas } from '../../../schemas/core/schema-walk.ts'
import { patterns, type TSchema } from '../../../schemas/core/type.ts'
import { type JudgedEntry, judgeMenu } from '../../../schemas/menu/judge-menu.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { Option } from '../../../ui/form/options.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'

const isPath = (schema: TSchema) => (schema as { pattern?: string }).pattern === patterns.path

const factsOf = (item: MenuItem) => ({
  hasName: true,
  type: item.MENU_ITEM_TYPE_CODE,
  relationType: item.RELATION_TYPE ?? undefined,
  relationCode: item.RELATION_CODE ?? undefined,
  alias: item.ALIAS ?? undefined,
  isHidden: item.IS_HIDDEN,
  items: item.items,
})

/** The pages in the menu of the clinic's published site, for the fields of an area that choose one; undefined where there is no such field. */
export function useSitePages(): Option[] | undefined {
  const { definition, place } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const isAsked = !isOfProduct(definition) && subschemas(definition.schema).some(isPath)
  const [company = ''] = place.place.split('/')
  const { data } = useQuery({
    queryKey: ['menu', company],
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      parsed(
        async () => (await import('../../../schemas/api/menu.ts')).menu,
        call('GET', `/front/v1/landing/menu/${company}`, undefined, { signal }),
      ),
  })
  if (!isAsked || !data) return undefined
  const facts = { takesQuestions: true, takesBookings: true, emptyTypes: data.EMPTY_TYPES }
  const listed = (entries: readonly JudgedEntry<MenuItem>[]): Option[] =>
    entries.flatMap(({ item, link, reason, items }) => {
      const label = readLocalized(item, 'MENU_ITEM_NAME', locale)?.text
      const own =
        label && link?.kind === 'page' && !reason && !items
          ? [{ value: link.path, label, note: link.path }]
          : []
      return [...own, ...listed(items ?? [])]
    })
  return [
    { value: '/', label: t('business:site.pages.index'), note: '/' },
    ...listed(judgeMenu(data.data, factsOf, facts)),
  ]
}
