import { defaultLocale, type Locale } from '../../../../../locales/locale.ts'
import { isRecord } from '../../../../../schemas/core/is-record.ts'
import { isBlank, localesOf } from '../../../../../schemas/core/localized.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { withChanges } from '../../../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { isTexts } from '../../../../../schemas/draft/texts.ts'
import { textIn } from '../../../../../schemas/lent-russian.ts'
import { isOfFacts, type ProposedPage } from '../../../../../schemas/site-import.ts'
import { added, withNewIds } from '../../draft/blocks/block-actions.ts'
import { newPageId, pageAdded, proposedSlug } from '../../draft/pages/page-changes.ts'

/** The choice for a proposed page: its name in its language, its address, and where it goes. */
export type PageChoice = {
  isIncluded: boolean
  title: string
  slug: string
  /** The id of the page of the draft that the blocks are added to; empty for a new page. */
  into: string
  /** Ids of blocks that are not taken. */
  without: readonly string[]
}

/** The language of a page’s name: Russian, or else the first that it has. */
const languageOf = ({ title }: Pick<ProposedPage, 'title'>): Locale =>
  title.ru ? defaultLocale : (localesOf(title)[0] ?? defaultLocale)

/** The value with words of another language in place of Russian ones that no text of it has (decision 18). */
function withLent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLent)
  if (!isRecord(value)) return value
  if (isTexts(value)) {
    const [first] = localesOf(value)
    return isBlank(value.ru) && first ? { ...value, ru: value[first] } : value
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLent(inner)]))
}

/** True for a page that has only data of the clinic, which the site shows anyway. */
export const hasOnlyFacts = ({ blocks }: ProposedPage): boolean =>
  blocks.some(({ type }) => isOfFacts(type)) &&
  blocks.every((block) => isOfFacts(block.type) || isHeading(block))

/** The page of the draft for an old site's words about the clinic: the one about it, or else the first one. */
function placeOf({ pages }: Pick<SiteDraft, 'pages'>, { slug }: ProposedPage): string {
  if (!/^about(?:-\d+)?$/.test(slug)) return ''
  const withSlug = (wanted: string) => Object.keys(pages).find((id) => pages[id]?.slug === wanted)
  return withSlug('about') ?? withSlug('') ?? ''
}

/**
 * The first choice for a proposed page; its address is a free one. Words about the clinic go to the page that says more of it, which has
 * the clinic's data already; a page of data alone is not taken.
 */
export function firstChoice(draft: Pick<SiteDraft, 'pages'>, page: ProposedPage): PageChoice {
  const into = placeOf(draft, page)
  return {
    isIncluded: !hasOnlyFacts(page),
    title: page.title[languageOf(page)] ?? '',
    slug: proposedSlug(draft, page.slug),
    into,
    without: into === '' ? [] : page.blocks.filter(({ type }) => isOfFacts(type)).map(({ id }) => id),
  }
}

/** The page as it is taken. */
function chosenPage({ id: _, ...page }: ProposedPage, { title, slug, without }: PageChoice) {
  const blocks = page.blocks.filter(({ id }) => !without.includes(id))
  const { [languageOf(page)]: __, ...others } = page.title as Partial<ProposedPage['title']>
  const words = title.trim()
  return {
    ...page,
    slug,
    title: { ...others, ...(words && textIn(languageOf(page), words)) } as ProposedPage['title'],
    blocks: withLent(blocks) as typeof blocks,
  }
}

/** The heading of a page stays where it is. */
export const isHeading = ({ type }: { type: string }) => type === 'page-title'

/** The changes that bring the chosen pages into the draft, new ones with an entry of the menu; one step. */
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
