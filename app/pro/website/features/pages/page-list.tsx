import type { ReactNode } from 'react'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import { AddPage } from './add-page.tsx'
import { PageRow } from './page-row.tsx'

/** All pages of the site: opened, named, copied, removed and added here; `more` stands beside the button that adds one. */
export function PageList({ more }: { more: ReactNode }) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const pages = useSitePages()
  return (
    <section aria-labelledby="site-pages">
      <h2 id="site-pages" className="text-lg font-semibold">
        {t('business:site.pages.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {pages.map((page) => (
          <PageRow key={page.id} page={page} />
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap gap-x-2">
          <AddPage />
          {more}
        </div>
      )}
    </section>
  )
}
