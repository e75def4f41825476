import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { nameFolds } from '../../../../../schemas/formats/name-folds.ts'
import { menuKind } from '../../../../../schemas/menu/menu-kind.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Combobox } from '../../../../../ui/form/combobox.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** Types (C-21) that say which of the two an article is. */
const types = { news: 1, materials: 5 } as const
type Kind = keyof typeof types

const list = z.object({ data: z.array(z.looseObject({ slug: z.string(), TITLE: z.string() })) })

/** The published news and materials of the clinic. */
function useArticles() {
  const { company } = useBuilder()
  const { locale } = usePage()
  return useQuery({
    queryKey: ['articles', company, locale],
    queryFn: async ({ signal }) => {
      const read = async (kind: Kind) => {
        const path =
          `/front/v1/${kind}?filter[company]=${encodeURIComponent(company)}&page[size]=100` as const
        const { data } = list.parse(await call('GET', path, undefined, { signal }))
        return data.map(({ slug, TITLE }) => ({ value: `${kind}:${slug}`, label: TITLE }))
      }
      return (await Promise.all([read('news'), read('materials')])).flat()
    },
  })
}

/** Chooses the news item or the material that an entry links to, by its title. */
export function ArticleField({ item }: { item: DraftMenuItem }) {
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const { data = [], isPending } = useArticles()
  const code = item.relationCode ?? ''
  const value = `${menuKind(item.type) === 'news' ? 'news' : 'materials'}:${code}`
  const options =
    code === '' || data.some((one) => one.value === value) ? data : [...data, { value, label: code }]
  return (
    <Field label={t('business:site.pages.target.articleLabel')} disabled={!mayChange}>
      <Combobox
        options={options}
        value={code === '' ? null : value}
        loading={isPending}
        folds={nameFolds}
        onValueChange={(next) => {
          const [kind, slug = ''] = (next ?? '').split(/:(.*)/)
          store.getState().change(
            [
              { path: ['menu', item.id, 'relationCode'], value: slug },
              { path: ['menu', item.id, 'type'], value: types[kind === 'news' ? 'news' : 'materials'] },
            ],
            t('business:site.pages.did.target'),
          )
        }}
      />
    </Field>
  )
}
