import { useState } from 'react'
import { defaultLocale } from '../../../../locales/locale.ts'
import { isBlank, type LocalizedText } from '../../../../schemas/localized.ts'
import { Segments } from '../../../../ui/segments.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { MessengerCard, SearchCard } from './head-cards.tsx'
import { useHead } from './read-head.ts'
import { shownLetters } from './shown-head.ts'
import { usePageAddress } from './use-page-address.ts'

type Written = Partial<LocalizedText> | undefined

type Props = {
  page: string
  title: Written
  description: Written
  image?: { src: string } | undefined
}

const views = ['phone', 'desktop', 'messenger'] as const

/**
 * A page as search engines and messengers will show it, drawn as it is typed. What is not written in this language is drawn in grey as the
 * server fills it in, with where it comes from.
 */
export function LiveSnippet({ page, title, description, image }: Props) {
  const { t } = useTranslation()
  const { language } = useBuilder()
  const [view, setView] = useState<(typeof views)[number]>('phone')
  const { data } = useHead(usePageAddress(page))
  if (!data) return null
  const own = (texts: Written) => (isBlank(texts?.[language]) ? undefined : texts?.[language])
  const written = { title: own(title), description: own(description) }
  const head = {
    address: data.address,
    title: written.title ?? data.title,
    description: written.description ?? data.description,
    image: image?.src ?? data.image,
  }
  const isGrey = { title: !written.title, description: !written.description }
  const source = (texts: Written) =>
    language !== defaultLocale && !isBlank(texts?.[defaultLocale]) ? 'FromRussian' : 'From'
  const most = shownLetters[view === 'desktop' ? 'desktop' : 'phone']
  const notes = (['title', 'description'] as const).map((name) =>
    isGrey[name]
      ? t(`business:site.seo.${name}${source(name === 'title' ? title : description)}`)
      : t(`business:site.seo.${name}Letters`, { letters: written[name]?.length ?? 0, most: most[name] }),
  )
  return (
    <section aria-label={t('business:site.seo.label')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Segments
        label={t('business:site.seo.label')}
        options={views.map((value) => ({
          value,
          label: t(value === 'messenger' ? 'business:site.seo.messenger' : `business:site.width.${value}`),
        }))}
        value={view}
        onChange={setView}
      />
      {view === 'messenger' ? (
        <MessengerCard head={head} isGrey={isGrey} />
      ) : (
        <SearchCard head={head} isGrey={isGrey} on={view} />
      )}
      <ul className="text-sm text-ink-soft">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
