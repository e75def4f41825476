import { eq } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { saidReason } from '../../schemas/formats/said-reason.ts'
import type { PageReason } from '../../schemas/page-cases/page-case.ts'
import { company, material, news } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { wordsOf } from '../shared/answers/words.ts'
import type { PageCase } from '../shared/shown/page-cases.case.ts'

/** A moderator's reason in words. */
export const reasonWords = (
  reason: PageReason | null | undefined,
  text: string | null | undefined,
  locale: Locale,
): string =>
  saidReason(
    reason && reason !== 'other' ? translate(locale)(`moderation:page.reason.${reason}`) : false,
    text,
  )

/** The title of an article by its slug. */
async function titleOf(orm: Orm, { kind, code }: PageCase): Promise<Texts | undefined> {
  if (kind !== 'news' && kind !== 'materials') return undefined
  const table = kind === 'news' ? news : material
  const [found] = await orm.select({ title: table.title }).from(table).where(eq(table.slug, code))
  return found?.title
}

type Decided =
  | { isHidden: true; reason: PageReason | undefined; text: string | undefined }
  | { isHidden: false }

/** Mails the owners of a clinic, each in their language, that a page was taken down and why, or that visitors see it again. */
export async function notifyClinic(orm: Orm, judged: PageCase, decided: Decided): Promise<void> {
  const { company: code, kind } = judged
  const title = await titleOf(orm, judged)
  const [about] = await orm.select({ name: company.name }).from(company).where(eq(company.code, code))
  if (!about) return
  await notifyOwners(orm, code, (locale) => {
    const name = translate(locale)(`moderation:page.kind.${kind}`)
    const params = {
      COMPANY: wordsOf(about.name, locale).TEXT,
      PAGE: title ? `${name}: ${wordsOf(title, locale).TEXT}` : name,
      LINK: `/pro/${code}`,
    }
    if (!decided.isHidden) return { template: 'page-put-back', params }
    return {
      template: 'page-taken-down',
      params: { ...params, REASON: reasonWords(decided.reason, decided.text, locale) },
    }
  })
}
