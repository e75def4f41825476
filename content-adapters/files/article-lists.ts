import { defaultCategory } from '../../schemas/articles/default-category.ts'
import type { Article, ArticleCategory, ArticleDetails } from '../entities/article.ts'
import { articleKinds } from '../parts/article-kind.ts'
import { articlePageSize } from '../parts/article-page-size.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { EditorialSource } from '../source/editorial.ts'
import { type ContentSource, type Reader, SourceError, type SourceProblem } from '../source.ts'
import type { FileArticle } from './article-file.ts'
import type { ArticleList, Read } from './content-folder.ts'
import type { ArticleListName } from './file-kind.ts'

/** What was reported of an article as it is now: until one of its files changes, it is not said again. */
const reported = new WeakMap<FileArticle, Set<string>>()

type Shown = Read<FileArticle> & { article: Article; order: number }

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const newestFirst = (a: Shown, b: Shown) =>
  compare(b.article.date, a.article.date) || compare(a.article.slug, b.article.slug)
const byCategory = (a: Shown, b: Shown) =>
  a.order - b.order || compare(a.article.category.slug, b.article.category.slug) || newestFirst(a, b)

/** The list of articles of one clinic, with all that is asked about it. */
export function articlesOf(
  name: ArticleListName,
  { code, reader, below }: { code: string; reader: Reader; below: ContentSource },
  { articles, categories }: ArticleList,
) {
  const reportOnce = (article: FileArticle, problem: SourceProblem) => {
    const said = reported.get(article) ?? new Set()
    reported.set(article, said)
    if (said.has(problem.code)) return
    said.add(problem.code)
    reader.report(problem)
  }
  const own = categories?.value ?? []
  const rest: ArticleCategory = { ...defaultCategory, order: own.length }
  const { listTag, itemTag } = articleKinds[name]

  function shown(slug: string, read: Read<FileArticle>): Shown[] {
    const { value } = read
    if (!value || value.isDraft) return []
    const category = own.find((one) => one.slug === value.category) ?? rest
    if (value.category !== undefined && category === rest)
      reportOnce(value, {
        request: `${name}/${slug}`,
        path: 'category',
        code: `There is no category ${value.category} in ${name}/categories.json: add it there, or take another`,
      })
    const { title, lead, image, date, redirect } = value
    const article = withoutUndefined({
      code: slug,
      slug,
      company: code,
      category: { slug: category.slug, title: category.title },
      title,
      lead,
      image,
      date,
      redirect,
    })
    return [{ ...read, article, order: category.order }]
  }

  let made: Shown[] | undefined
  const all = () => {
    made ??= [...articles].flatMap(([slug, read]) => shown(slug, read)).sort(newestFirst)
    return made
  }

  const list: EditorialSource['news'] = async ({
    category,
    page = 1,
    size = articlePageSize,
    byCategory: isGrouped,
  }) => {
    reader.tag(listTag(code))
    const wanted = all().filter(({ article }) => category === undefined || article.category.slug === category)
    const sorted = isGrouped ? wanted.toSorted(byCategory) : wanted
    const items = sorted.slice((page - 1) * size, page * size).map(({ article }) => article)
    return { items, page, pages: Math.ceil(wanted.length / size), total: wanted.length }
  }

  const one: EditorialSource['newsItem'] = async (slug) => {
    reader.tag(itemTag(slug))
    const read = articles.get(slug)
    const [found] = read ? shown(slug, read) : []
    if (!found?.value) throw new SourceError(404, `There is no article ${slug} in ${name}/`)
    const { author, tags: words, source, doctor, content } = found.value
    return withoutUndefined<ArticleDetails>({
      ...found.article,
      content: content(reader.report),
      author,
      ...(doctor && (await writtenBy(doctor, slug, found.value))),
      source,
      tags: words?.length ? words : undefined,
    })
  }

  /** The name and the card of the doctor who has written an article, as the source below knows them. */
  async function writtenBy(
    slug: string,
    at: string,
    article: FileArticle,
  ): Promise<Pick<ArticleDetails, 'author' | 'writer'>> {
    try {
      const { name: author, person, photo } = await below.specialist(code, slug)
      return { author, writer: withoutUndefined({ slug, person, photo }) }
    } catch (error) {
      if (!(error instanceof SourceError && error.isMissing)) throw error
      reportOnce(article, {
        request: `${name}/${at}`,
        path: 'doctor',
        code: `The clinic has no doctor ${slug}: write the last part of the address of the doctor's page`,
      })
      return {}
    }
  }

  return {
    list,
    one,
    categories: async () => {
      reader.tag(listTag(code))
      return [...own, ...(all().some(({ article }) => article.category.slug === rest.slug) ? [rest] : [])]
    },
  }
}
