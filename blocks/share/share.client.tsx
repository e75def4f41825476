import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { LikeButton, type Liked } from './like-button.client.tsx'

type Props = {
  like?: Liked
  texts: Record<'share' | 'print' | 'copied' | 'notCopied' | 'like' | 'liked' | 'notLiked' | 'others', string>
}

/** Shares the page the way the device does; where it has no way, copies the address. */
export default function ShareClient({ like, texts }: Props) {
  const [said, setSaid] = useState('')

  async function share() {
    setSaid('')
    const { title } = document
    const url = location.origin + location.pathname + location.search
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // The visitor has closed the device's dialog on purpose; after any other fault the copy button is left.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      setSaid(texts.copied)
    } catch {
      // The browser may refuse; the address bar still has it.
      setSaid(texts.notCopied)
    }
  }

  // Three words do not fit beside their icons on a phone, where they stand below them; large text wraps instead.
  const stacked = like
    ? '@min-[17rem]:@max-md:flex-col @min-[17rem]:@max-md:gap-1 @min-[17rem]:@max-md:px-1 @min-[17rem]:@max-md:py-2 @min-[17rem]:@max-md:text-sm'
    : ''
  const button = `${buttonClass('empty')} px-4 text-accent-ink ${stacked}`
  return (
    <p
      data-link-group={texts.others}
      className={`-ms-4 flex flex-wrap items-center noscript:hidden print:hidden forced-colors:ms-0 ${like ? '@min-[17rem]:@max-md:ms-0 @min-[17rem]:@max-md:grid @min-[17rem]:@max-md:grid-cols-3' : ''}`}
    >
      <button type="button" onClick={share} className={button}>
        <Icon of={Share2} />
        {texts.share}
      </button>
      <button type="button" onClick={() => window.print()} className={button}>
        <Icon of={Printer} />
        {texts.print}
      </button>
      {like && <LikeButton of={like} className={button} texts={texts} onFault={setSaid} />}
      <span role="status" className="mx-4 text-sm text-ink-soft @min-[17rem]:@max-md:col-span-full">
        {said}
      </span>
    </p>
  )
}
