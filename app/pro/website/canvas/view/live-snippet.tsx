import { useRef, useState } from 'react'
import { defaultLocale } from '../../../../../locales/locale.ts'
import { isBlank, type LocalizedText } from '../../../../../schemas/core/localized.ts'
import { Segments } from '../../../../../ui/form/segments.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useSelection } from '../../draft/builder/builder-context.ts'
import { usePageAddress } from '../../draft/site/use-page-address.ts'
import { MessengerCard, SearchCard } from './head-cards.tsx'
import { useHead } from './read-head.ts'
import { type ShownHead, shownLetters } from './shown-head.ts'
import { useSeen } from './use-seen.ts'

type Written = {
  title: Partial<LocalizedText> | undefined
  description: Partial<LocalizedText> | undefined
  image?: { src: string } | undefined
}

/**
 * A page as search engines and messengers will show it, updated as it is typed. Missing words of this language are shown in grey as the
 * server fills them in, with their source.
 */
export function LiveSnippet({ page, ...written }: Written & { page: string }) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const { data, isError } = useHead(usePageAddress(page), useSeen(place))
  return (
    <section
      ref={place}
      aria-label={t('business:site.seo.label')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {data && <Drawn saved={data} {...written} />}
      {!data && (isError ? <p role="alert">{t('business:site.view.failed')}</p> : <SkeletonText lines={4} />)}
    </section>
  )
}

const views = ['phone', 'desktop', 'messenger'] as const

function Drawn({ saved, title, description, image }: Written & { saved: ShownHead }) {
  const { t } = useTranslation()
  const language = useSelection('language')
  const [view, setView] = useState<(typeof views)[number]>('phone')
  const own = (texts: Written['title']) => (isBlank(texts?.[language]) ? undefined : texts?.[language])
  const written = { title: own(title), description: own(description) }
  const head = {
    address: saved.address,
    title: written.title ?? saved.title,
    description: written.description ?? saved.description,
    image: image?.src ?? saved.image,
  }
  const isGrey = { title: !written.title, description: !written.description }
  const source = (texts: Written['title']) =>
    language !== defaultLocale && !isBlank(texts?.[defaultLocale]) ? 'FromRussian' : 'From'
  const most = shownLetters[view === 'desktop' ? 'desktop' : 'phone']
  const notes = (['title', 'description'] as const).map((name) =>
    isGrey[name]
      ? t(`business:site.seo.${name}${source(name === 'title' ? title : description)}`)
      : t(`business:site.seo.${name}Letters`, { letters: written[name]?.length ?? 0, most: most[name] }),
  )
  return (
    <>
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
    </>
  )
}
