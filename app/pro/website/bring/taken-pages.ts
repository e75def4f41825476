import type { Change } from '../../../../schemas/draft/change.ts'
import { withChanges } from '../../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import type { ProposedPage } from '../../../../schemas/site-import.ts'
import { added, withNewIds } from '../block-actions.ts'
import { newPageId, pageAdded, proposedSlug } from '../pages/page-changes.ts'

/** What somebody wants of a proposed page: its name in Russian and its address, and where it goes. */
export type PageChoice = {
  isIncluded: boolean
  title: string
  slug: string
  /** The id of a page of the draft to whose end the blocks go; empty for a new page. */
  into: string
  /** Ids of blocks that are not taken. */
  without: readonly string[]
}

/** What a proposed page begins with; its address is one that is free. */
export const firstChoice = (draft: Pick<SiteDraft, 'pages'>, page: ProposedPage): PageChoice => ({
  isIncluded: true,
  title: page.title.ru ?? '',
  slug: proposedSlug(draft, page.slug),
  into: '',
  without: [],
})

/** The page as it is taken. */
function chosenPage({ id: _, ...page }: ProposedPage, { title, slug, without }: PageChoice) {
  const blocks = page.blocks.filter(({ id }) => !without.includes(id))
  const { ru: __, ...others } = page.title as Partial<ProposedPage['title']>
  return {
    ...page,
    slug,
    title: { ...others, ...(title.trim() && { ru: title.trim() }) } as ProposedPage['title'],
    blocks,
  }
}

/** The heading of a page stays where it is. */
const isHeading = ({ type }: { type: string }) => type === 'page-title'

/** The changes of the draft by which the chosen pages come into it, new ones with an entry of the menu; one step. */
export function takenPages(
  draft: SiteDraft,
  pages: readonly ProposedPage[],
  choices: ReadonlyMap<string, PageChoice>,
): Change[] {
  const changes: Change[] = []
  let now = draft
  const add = (more: readonly Change[]) => {
    changes.push(...more)
    now = withChanges(now, more)
  }
  for (const page of pages) {
    const choice = choices.get(page.id)
    if (!choice?.isIncluded) continue
    const chosen = chosenPage(page, choice)
    const into = choice.into === '' ? undefined : now.pages[choice.into]
    if (!into) {
      add(pageAdded(now, newPageId(), chosen, true))
      continue
    }
    for (const block of chosen.blocks.filter((one) => !isHeading(one))) {
      const target = now.pages[choice.into]
      if (target) add([added({ id: choice.into, blocks: target.blocks }, withNewIds(block), undefined)])
    }
  }
  return changes
}
