import { LiveSnippet } from '../../canvas/view/live-snippet.tsx'
import { useDraftState } from '../../draft/builder/builder-context.ts'
import { pageAt } from '../../draft/pages/data-pages.ts'

/** The home page as search engines and messengers will show it. */
export function HomeSnippet() {
  const page = useDraftState(({ draft }) => pageAt(draft, ''))
  const seo = useDraftState(({ draft }) => draft.design.settings?.seo)
  const described = useDraftState(({ draft }) => draft.pages[page]?.description)
  return (
    <LiveSnippet
      page={page}
      title={seo?.title}
      description={seo?.description ?? described}
      image={seo?.image}
    />
  )
}
