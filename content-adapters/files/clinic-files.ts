import { stringify } from 'yaml'
import { type Locale, locales } from '../../locales/locale.ts'
import type { ArticleCategory, ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { Image } from '../entities/image.ts'
import type { MenuItem } from '../entities/menu.ts'
import { storedMenu } from '../parts/stored-menu.ts'
import { wholeSite } from '../source/whole-site.ts'
import type { ContentSource } from '../source.ts'
import type { ArticleListName } from './file-kind.ts'
import { richToMarkdown } from './rich-to-markdown.ts'

/** The site of a clinic, of any source, as files that `SOURCE=files` reads: their texts by their paths in the clinic's folder. */
export async function clinicFiles(source: ContentSource, slug: string): Promise<Record<string, string>> {
  const { company, menu, pages, ...articles } = await wholeSite(source, slug)
  return {
    'site.json': json(siteOf(company, menu)),
    ...Object.fromEntries(
      Object.entries(pages).map(([page, { version: _, origin: __, ...fields }]) => [
        `pages/${page || 'index'}.json`,
        json(fields),
      ]),
    ),
    ...articlesOf('news', articles.news, articles.newsCategories),
    ...articlesOf('materials', articles.materials, articles.materialCategories),
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const siteOf = ({ code, template, theme, settings }: Company, menu: readonly MenuItem[]) => ({
  code,
  template,
  theme,
  settings,
  menu: storedMenu(menu),
})

function articlesOf(
  list: ArticleListName,
  articles: readonly ArticleDetails[],
  categories: readonly ArticleCategory[],
): Record<string, string> {
  const own = categories.map(({ slug, title }) => ({ slug, title }))
  return {
    ...(own.length > 0 && { [`${list}/categories.json`]: json({ categories: own }) }),
    ...Object.fromEntries(
      articles.flatMap((article) =>
        languagesOf(article).map((locale, index) => [
          `${list}/${article.slug}.${locale}.md`,
          markdownOf(article, locale, index === 0),
        ]),
      ),
    ),
  }
}

/** The languages that an article has words in; the first has what is the same in all. */
const languagesOf = ({ title, lead, content }: ArticleDetails): Locale[] =>
  locales.filter((locale) => title[locale] ?? lead?.[locale] ?? content?.[locale])

function markdownOf(article: ArticleDetails, locale: Locale, isFirst: boolean): string {
  const { title, lead, date, category, image, tags, source, redirect, author, writer, content } = article
  const front = {
    title: title[locale],
    lead: lead?.[locale],
    ...(isFirst && { date, category: category.slug, doctor: writer?.slug, tags, source, redirect }),
    author: writer ? undefined : author?.[locale],
    image: image && imageOf(image, locale, isFirst),
  }
  // A value that is undefined would be written as null.
  const fields = Object.fromEntries(Object.entries(front).filter(([, value]) => value !== undefined))
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${richToMarkdown(content?.[locale] ?? [])}\n`
}

const imageOf = ({ alt, ...image }: Image, locale: Locale, isFirst: boolean) =>
  isFirst || alt[locale] ? { ...(isFirst && image), alt: alt[locale] } : undefined
