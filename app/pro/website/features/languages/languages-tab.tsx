import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../../locales/locale.ts'
import { focusField } from '../../../../../pro-forms/field-place.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { isMissing, staleIn } from '../../../../../schemas/draft/count-texts.ts'
import type { DraftText } from '../../../../../schemas/draft/draft-texts.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useSelection } from '../../draft/builder/builder-context.ts'
import type { DraftTexts } from '../../draft/texts/read-texts.ts'
import { useCount, useTexts } from '../../draft/texts/texts-context.tsx'
import { HelpHint } from '../../panel/help/help-hint.tsx'
import { LanguageChoice } from '../../panel/languages/language-choice.tsx'
import { NextText } from '../../panel/languages/next-text.tsx'
import { Ring } from '../../panel/languages/ring.tsx'
import { TextRow } from './text-row.tsx'

const keyOf = ({ path }: DraftText) => path.join('.')
/** The page that a text is on; `menu` and `design` for texts of all pages, as in their paths. */
const pageOf = ({ path }: DraftText) => (path[0] === 'pages' ? `page-${path[1]}` : String(path[0]))

/** The texts to write in a language, with those that were missing when it was opened: a row stays while it is filled in. */
function useRows(known: DraftTexts | undefined, locale: Locale): readonly DraftText[] {
  const opened = useRef({ locale, keys: new Set<string>() })
  if (opened.current.locale !== locale) opened.current = { locale, keys: new Set() }
  const { keys } = opened.current
  if (!known) return []
  return known.texts.filter((text) => {
    const isLeft = isMissing(text, locale) || staleIn(known.draft, text, locale) !== undefined
    if (isLeft) keys.add(keyOf(text))
    return isLeft || keys.has(keyOf(text))
  })
}

/** How many rows are shown at first. */
const mostRows = 60

/** The languages of the site: the share of written texts in each, and all missing texts of one, page by page, filled in here. */
export function LanguagesTab() {
  const { locale: reader } = usePage()
  const { t } = useTranslation()
  const language = useSelection('language')
  const target = useSelection('target')
  const known = useTexts()
  const count = useCount()
  const rows = useRows(known, language)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (list.current && target ? focusField(list.current, target.path) : undefined), [target])

  const titleOf = (page: string) => {
    if (page === 'menu') return t('business:site.publish.inMenu')
    if (page === 'design') return t('business:site.design.place')
    const title = known?.draft.pages[page.replace('page-', '')]?.title
    return String(pickLocalized(title, reader)?.value || t('business:site.untitled'))
  }
  const shown = isWhole ? rows : rows.slice(0, mostRows)
  const pages = [...new Set(shown.map(pageOf))]
  if (!known) return <SkeletonText lines={5} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <LanguageChoice />
      <p className="text-sm text-ink-soft">{t('business:site.languages.scope')}</p>
      <NextText />
      {rows.length > 0 && <HelpHint article="languages" />}
      <div ref={list} className="grid grid-cols-1 gap-6">
        {pages.map((page) => (
          <section key={page} aria-labelledby={`texts-${page}`}>
            <h3
              id={`texts-${page}`}
              className="flex items-center gap-2 border-b border-line pb-2 font-semibold"
            >
              <Ring
                locale={language}
                count={count(
                  language,
                  known.texts.filter((text) => pageOf(text) === page),
                )}
              />
              {titleOf(page)}
            </h3>
            <ul className="grid grid-cols-1 gap-5 pt-3">
              {shown
                .filter((text) => pageOf(text) === page)
                .map((text) => (
                  <TextRow key={`${language}.${keyOf(text)}`} text={text} />
                ))}
            </ul>
          </section>
        ))}
        {rows.length > shown.length && (
          <button type="button" className="link justify-self-start py-2" onClick={() => setWhole(true)}>
            {t('business:site.languages.more', { count: rows.length - shown.length })}
          </button>
        )}
      </div>
    </div>
  )
}
