import type { Resolved } from '../../../schemas/core/resolved.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { categoriesField } from '../../../schemas/page/block-fields.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

type Props = { categories: Resolved<Static<ReturnType<typeof categoriesField>>> | undefined }

/** The categories of a list, as a row of links that wraps, or is swiped on a phone; the open one is marked. */
export function CategoryLinks({ categories }: Props) {
  const { t } = usePage()
  if (!categories) return null
  return (
    <nav aria-label={t('blocks:article.categories')} className="mb-6">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 @xl:mx-0 @xl:flex-wrap @xl:px-0">
        {categories.map(({ title, link, isCurrent }) => (
          <li key={link.href} className="shrink-0">
            <a
              href={link.href}
              aria-current={isCurrent ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full px-4 font-medium ${
                isCurrent ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-accent-tint'
              }`}
            >
              <LocalizedText value={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
