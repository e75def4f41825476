import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'

type Props = { address: string; texts: Record<'copy' | 'copied' | 'notCopied', string> }

/** A button that copies an address, for a taxi or a message. */
export function CopyAddress({ address, texts }: Props) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(address)
      .then(() => setSaid(texts.copied))
      // The browser may refuse; the address can still be selected.
      .catch(() => setSaid(texts.notCopied))
  return (
    <p className="-ms-4 flex flex-wrap items-center noscript:hidden print:hidden forced-colors:ms-0">
      <button type="button" onClick={copy} className={`${buttonClass('empty')} px-4 text-accent-ink`}>
        <Icon of={Copy} />
        {texts.copy}
      </button>
      <span role="status" className="mx-4 text-sm text-ink-soft">
        {said}
      </span>
    </p>
  )
}
