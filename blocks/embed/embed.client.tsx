import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'

type Props = {
  frame: string
  /** The page of the other site with the same content. */
  page: string
  shape: 'map' | 'form' | 'post'
  title: string
  /** Language of the title, if it fell back to another one than the page's. */
  lang?: string | undefined
  texts: { about: string; show: string; open: string }
}

const shapes = {
  map: 'aspect-square @xl:aspect-video max-h-160',
  form: 'h-160',
  post: 'h-160 max-w-xl',
}

/** The content may run scripts, send its form and open windows, but not navigate this page away. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Names the site whose content can be shown here. A click loads it; before that no request goes to the other site. */
export default function EmbedClient({ frame, page, shape, title, lang, texts }: Props) {
  const [shown, setShown] = useState(false)
  const content = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (shown) content.current?.focus()
  }, [shown])
  const link = (
    <a href={page} target="_blank" rel="noopener" className="link">
      {texts.open}
    </a>
  )
  if (shown)
    return (
      <>
        <iframe
          ref={content}
          src={frame}
          title={title}
          lang={lang}
          sandbox={rights}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className={`block w-full rounded-card bg-surface ${shapes[shape]}`}
        />
        <p className="mt-3 text-sm">{link}</p>
      </>
    )
  return (
    <div className="flex flex-col items-start gap-4 rounded-card bg-surface p-6 @container sm:p-8">
      <p className="max-w-text text-ink-soft noscript:hidden">{texts.about}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={() => setShown(true)}
          className={`${buttonClass('primary')} noscript:hidden`}
        >
          {texts.show}
          <span lang={lang} className="sr-only">{`: ${title}`}</span>
        </button>
        {link}
      </div>
    </div>
  )
}
