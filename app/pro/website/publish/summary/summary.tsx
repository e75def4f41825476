import type { ReactNode } from 'react'
import type { z } from 'zod'
import { languages } from '../../../../../locales/languages.ts'
import type { Locale } from '../../../../../locales/locale.ts'
import { fieldOptions } from '../../../../../pro-forms/field-options.ts'
import type { siteSummary } from '../../../../../schemas/api/site-draft.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import { lookParts } from '../../../../../schemas/design/look-parts.ts'
import { siteSettingsSchema } from '../../../../../schemas/design/site-settings.ts'
import { siteThemes } from '../../../../../schemas/design/site-themes.ts'
import { themeSchema } from '../../../../../schemas/design/theme.ts'
import { firstWords } from '../../../../../schemas/draft/first-words.ts'
import { shortText } from '../../../../../schemas/formats/short-text.ts'
import { templateSchema } from '../../../../../schemas/page/site.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { blockOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import { pageName } from '../../draft/pages/page-name.ts'

type Summary = z.infer<typeof siteSummary>
type Part = Summary['MENU'][number]

const designSchemas: Record<string, TSchema> = {
  template: templateSchema,
  ...themeSchema.properties,
  ...siteSettingsSchema.properties,
}

const designPath = (name: string): Path => {
  if (name === 'template') return ['design', name]
  return ['design', name in themeSchema.properties ? 'theme' : 'settings', name]
}

const inWords = (locales: readonly Locale[]) =>
  locales.length > 0 ? ` (${locales.map((locale) => languages[locale].short).join(', ')})` : ''

/** The number of letters of a block that distinguish it from others of its type. */
const mostLetters = 40

type Props = {
  summary: Summary
  onGo: () => void
  /** Ids of blocks that are not filled in, which visitors therefore do not see. */
  empty?: ReadonlySet<string>
  /** The action at the end of a line: `path` is the place of the change, `text` its words. */
  action?: (path: Path, text: string) => ReactNode
}

/** The summary of a publication: page by page with its blocks and languages, the menu, the design. */
export function PublishSummary({ summary, onGo, action, empty }: Props) {
  const { locale, t } = usePage()
  const { types } = useBuilder()
  const { go } = useNavigation()
  const own = useDraftState(({ draft }) => draft.pages)
  const { PAGES, MENU, DESIGN, LOOK } = summary
  const look = LOOK === undefined ? undefined : siteThemes.get(LOOK)
  const single = look ? DESIGN.filter((name) => !lookParts([name]).length) : DESIGN
  /** A block by its type and its first words, and whether visitors see it. */
  const blockLine = (page: string, block: Summary['PAGES'][number]['BLOCKS'][number]) => {
    const label = types.get(block.TYPE)?.label ?? block.TYPE
    const words = firstWords(blockOf(own[page]?.blocks ?? [], block.ID)?.props, locale)?.text
    const told = line(block, words ? `${label}: ${shortText(words, mostLetters)}` : label)
    const isUnseen = block.IS_UNSEEN || (block.CHANGE === 'added' && empty?.has(block.ID))
    return isUnseen ? `${told} – ${t('business:site.publish.notSeen')}` : told
  }
  const nameOf = (texts: Part['NAME']) =>
    String(pickLocalized(texts, locale)?.value || t('business:site.untitled'))
  /** A page that was removed is known by its title alone. */
  const pageTitle = ({ ID, TITLE }: Summary['PAGES'][number]) =>
    own[ID] ? pageName(own[ID], locale, t) : nameOf(TITLE)
  const line = ({ CHANGE, LOCALES }: Pick<Part, 'CHANGE' | 'LOCALES'>, name: string) =>
    t(`business:site.summary.did.${CHANGE}`, { name }) + inWords(LOCALES)
  const item = (path: Path, text: string, isThere = true) => (
    <li key={path.join('.')}>
      {isThere ? (
        <button
          type="button"
          className="link py-0.5 text-start align-top"
          onClick={() => {
            go(path)
            onGo()
          }}
        >
          {text}
        </button>
      ) : (
        text
      )}{' '}
      {action?.(path, text)}
    </li>
  )
  const headName = (name: string) =>
    name === 'slug' ||
    name === 'description' ||
    name === 'title' ||
    name === 'searchTitle' ||
    name === 'image'
      ? t(`business:site.summary.head.${name}`)
      : name
  return (
    <div className="grid gap-3">
      {PAGES.map((page) => (
        <section key={page.ID}>
          <h3 className="font-medium">
            {page.CHANGE === 'changed' ? pageTitle(page) : line(page, pageTitle(page))}
          </h3>
          {page.CHANGE !== 'changed' && action?.(['pages', page.ID], line(page, pageTitle(page)))}
          <ul className="ms-4 list-disc">
            {page.HEAD.map((name) =>
              item(
                ['pages', page.ID, name],
                line({ CHANGE: 'changed', LOCALES: page.LOCALES }, headName(name)),
                false,
              ),
            )}
            {page.BLOCKS.map((block) =>
              item(
                ['pages', page.ID, 'blocks', block.ID],
                blockLine(page.ID, block),
                block.CHANGE !== 'removed',
              ),
            )}
          </ul>
        </section>
      ))}
      {MENU.length > 0 && (
        <section>
          <h3 className="font-medium">{t('business:site.publish.inMenu')}</h3>
          <ul className="ms-4 list-disc">
            {MENU.map((entry) => item(['menu', entry.ID], line(entry, nameOf(entry.NAME)), false))}
          </ul>
        </section>
      )}
      {DESIGN.length > 0 && (
        <section>
          <h3 className="font-medium">{t('business:site.summary.design')}</h3>
          <ul className="ms-4 list-disc">
            {look && (
              <li>
                {t('business:site.design.themes.did', { name: look.label[locale] })}{' '}
                {single.length === 0 && action?.(['design'], look.label[locale])}
              </li>
            )}
            {single.map((name) => {
              const schema = designSchemas[name]
              const label = (schema && fieldOptions(schema, locale).label) ?? name
              return item(designPath(name), line({ CHANGE: 'changed', LOCALES: [] }, label), false)
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
