import { type Locale, locales, localizePath } from '../../../locales/locale.ts'
import type { Block } from '../../../schemas/page/page.ts'
import { resolveBlocks } from '../../resolve-blocks.ts'
import type { OpenSource, SourceProblem } from '../../source.ts'
import { sitePages } from '../site-pages.ts'
import type { ConformanceFacts } from './promise.ts'

/**
 * The complete site of a clinic: path → resolved blocks in each language. Equal for every source with the same
 * content.
 */
export async function siteTree(
  openSource: OpenSource,
  { company: slug, now }: ConformanceFacts,
  languages: readonly Locale[] = locales,
) {
  const problems: SourceProblem[] = []
  const tags = new Set<string>()
  const tree: Record<string, Block[]> = {}
  for (const locale of languages) {
    const report = (problem: SourceProblem) => problems.push(problem)
    const source = openSource({ locale, tag: (tag) => tags.add(tag), report })
    const company = await source.company(slug)
    const pageHref = (path: string) => localizePath(`/l/${company.slug}${path === '/' ? '' : path}`, locale)
    const context = { source, locale, company, now, expires: () => {}, pageHref, report }
    for (const [path, page] of Object.entries(await sitePages(source, slug))) {
      tree[`${locale} ${path}`] = await resolveBlocks([...page.blocks, ...page.sidebar], context)
    }
  }
  return { tree, problems, tags }
}
