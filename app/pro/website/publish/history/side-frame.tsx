import { useRef, useState } from 'react'
import { type Locale, localizePath } from '../../../../../locales/locale.ts'
import type { Mark, Pin } from '../../../../../schemas/canvas/canvas-messages.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { LoadingFrame } from '../../../loading-frame.tsx'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { pagePath } from '../../draft/pages/page-path.ts'
import { type Side, sideQuery } from './sides.ts'
import { useSideFrame } from './use-side-frame.ts'

type Props = {
  side: Side
  /** The name of the side: `Версия 3`. */
  name: string
  /** The slug of the page there; undefined if the side has no such page. */
  page: string | undefined
  language: Locale
  marks: readonly Mark[]
  pins: readonly Pin[]
  /** Names of the blocks by id. */
  names: Readonly<Record<string, string>>
  selected: string | undefined
  onChosen: (id: string) => void
  onLeft: (slug: string) => void
  /** Called with the page whenever it was loaded. */
  onThere: (page: Window) => void
}

/** A page of a version or of the draft in a frame, with lines around the blocks that differ. */
export function SideFrame({ side, name, page, language, onLeft, ...shown }: Props) {
  const { t } = useTranslation()
  const { slug, company } = useBuilder()
  const path = localizePath(pagePath(slug, page), language)
  const query = sideQuery(side)
  if (page === undefined)
    return (
      <p className="flex h-full items-center justify-center rounded-card border border-dashed border-line-strong p-6 text-center text-ink-soft">
        {t('business:site.history.noPage')}
      </p>
    )
  return (
    <Frame
      key={path + query}
      src={`${path}?draft=${encodeURIComponent(company)}${query}`}
      title={name}
      isDraft={side === 'draft'}
      onLeft={(left) => {
        const target = left.split(`/l/${slug}`)[1]?.replace(/^\//, '')
        if (target !== undefined) onLeft(target)
      }}
      {...shown}
    />
  )
}

type FrameProps = Omit<Props, 'side' | 'name' | 'page' | 'language'> & {
  src: string
  title: string
  isDraft: boolean
}

function Frame({ src, title, isDraft, onThere, ...rest }: FrameProps) {
  const { locale } = usePage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  // A version never changes; the draft is shown as it is saved.
  const revision = useDraftState(({ session }) => (isDraft ? session.revision : 0))
  useSideFrame({ frame, lang: locale, revision, ...rest })
  return (
    <LoadingFrame
      ref={frame}
      src={src}
      title={title}
      isLoaded={isLoaded}
      onLoad={({ currentTarget: { contentWindow } }) => {
        setLoaded(true)
        if (contentWindow) onThere(contentWindow)
      }}
      className="h-full"
    />
  )
}
