import { useTranslation } from '../../../use-translation.ts'
import { BringButton } from '../bring/bring-button.tsx'
import { useBuilder } from '../builder-context.ts'
import { SiteFileButton } from '../site-file/site-file-button.tsx'
import { AddPage } from './add-page.tsx'
import { PageRow } from './page-row.tsx'
import { useSitePages } from './use-site-pages.ts'

/** All pages of the site: opened, named, copied, removed and added here. */
export function PageList() {
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
          <BringButton />
          <SiteFileButton />
        </div>
      )}
    </section>
  )
}
