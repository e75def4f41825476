import type { Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { wordsOf } from '../../schemas/core/words-of.ts'
import { textsIn } from '../../schemas/draft/texts.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { readPublished } from '../clinic-site/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Texts } from '../kit/tables/columns.ts'

/** The most letters that a moderator reads at once. */
const most = 20_000

/** The words of an article, title and all, in a reader's language. */
export function wordsOfArticle(
  { title, lead, content }: { title: Texts; lead: Texts | null; content: Texts | null },
  locale: Locale,
): string {
  const picked = (texts: Texts | null) => (texts ? (pickLocalized(texts, locale)?.value ?? '') : '')
  const text = wordsOf(htmlToRich(picked(content)))
  return [picked(title), picked(lead), text].filter(Boolean).join('\n\n').slice(0, most)
}

/** The words of all published pages of a site, one text a line, in a reader's language. */
export async function wordsOfSite(orm: Orm, company: string, locale: Locale): Promise<string> {
  const { pages } = await readPublished(orm, company)
  const lines = textsIn(Object.values(pages)).map((texts) =>
    wordsOf(pickLocalized(texts, locale)?.value).trim(),
  )
  return lines.filter(Boolean).join('\n').slice(0, most)
}
