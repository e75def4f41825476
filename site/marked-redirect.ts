import { type ArticleKind, materialKind, newsKind } from '../content-adapters/parts/article-kind.ts'
import { type ContentSource, SourceError } from '../content-adapters/source.ts'
import { productSlugAt } from './product-paths.ts'

/**
 * The target that a custom page (B-12) or a clinic's news item or material (B-11) is marked with; undefined for other paths. What a
 * source cannot answer is left to the page's own loader, which asks for the same.
 */
export async function markedRedirect(source: ContentSource, path: string): Promise<string | undefined> {
  const [, page = productSlugAt(path)] = /^\/page\/(?:view\/p\/)?([a-z0-9-]{1,120})$/i.exec(path) ?? []
  const [, clinic, inNews, material] =
    /^\/l\/([a-z0-9-]{1,120})\/(?:news\/(?!page\/)[a-z0-9-]{1,120}\/([a-z0-9-]{1,120})|materials\/([a-z0-9-]{1,120}))$/i.exec(
      path,
    ) ?? []
  try {
    if (page) return (await source.customPage(page)).redirect
    if (clinic && inNews) return await articleRedirect(source, newsKind, clinic, inNews)
    return clinic && material ? await articleRedirect(source, materialKind, clinic, material) : undefined
  } catch (error) {
    if (error instanceof SourceError) return undefined
    throw error
  }
}

/** Only of the clinic's own: those of another are not on its site. */
async function articleRedirect(source: ContentSource, { one }: ArticleKind, clinic: string, slug: string) {
  const { redirect, company } = await source[one](slug)
  if (!redirect || !company) return redirect
  return (await source.company(clinic)).code === company ? redirect : undefined
}
