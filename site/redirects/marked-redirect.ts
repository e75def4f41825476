import {
  type ArticleKind,
  directoryMaterialKind,
  materialKind,
  newsKind,
} from '../../content-adapters/parts/article-kind.ts'
import { type ContentSource, SourceError } from '../../content-adapters/source.ts'
import { productSlugAt } from '../../schemas/page/product-paths.ts'
import { ifFound } from '../core/if-found.ts'

const part = '[a-z0-9-]{1,120}'

/** Addresses of articles on a clinic's site, each with the clinic and the article, and in the directory. */
const articles: { kind: ArticleKind; at: RegExp }[] = [
  {
    kind: newsKind,
    at: new RegExp(`^(?:/l/(?<clinic>${part}))?/news/(?!page/)${part}/(?<slug>${part})$`, 'i'),
  },
  { kind: materialKind, at: new RegExp(`^/l/(?<clinic>${part})/materials/(?<slug>${part})$`, 'i') },
  { kind: directoryMaterialKind, at: new RegExp(`^/materials/(?!page/)${part}/(?<slug>${part})$`, 'i') },
]

/**
 * The redirect target stored with a custom page (B-12) or an article of a clinic (B-11); undefined for other paths. A
 * failed call is ignored here: the page's loader repeats it and reports the error.
 */
export async function markedRedirect(source: ContentSource, path: string): Promise<string | undefined> {
  const [, page = productSlugAt(path)] = /^\/page\/(?:view\/p\/)?([a-z0-9-]{1,120})$/i.exec(path) ?? []
  try {
    if (page) return (await source.customPage(page)).redirect
    for (const { kind, at } of articles) {
      const { clinic, slug } = at.exec(path)?.groups ?? {}
      if (slug) return await articleRedirect(source, kind, clinic, slug)
    }
    return undefined
  } catch (error) {
    if (error instanceof SourceError) return undefined
    throw error
  }
}

/** On a clinic's site only for its own articles. */
async function articleRedirect(
  source: ContentSource,
  { one }: ArticleKind,
  clinic: string | undefined,
  slug: string,
) {
  const owner = clinic === undefined ? undefined : (await ifFound(source.company(clinic)))?.code
  const { redirect, company } = await source[one](slug, owner)
  return !company || clinic === undefined || company === owner ? redirect : undefined
}
