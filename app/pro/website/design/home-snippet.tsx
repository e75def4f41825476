import { useDraftState } from '../builder-context.ts'
import { pageAt } from '../pages/data-pages.ts'
import { LiveSnippet } from '../view/live-snippet.tsx'

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
