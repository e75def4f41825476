'use client'

import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { localizePath } from '../../../locales/locale.ts'
import type { AccessCode } from '../../../schemas/api/staff.ts'
import { formatAccessCode } from '../../../schemas/formats/access-code.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { SendButton } from '../../send-button.tsx'
import { useTranslation } from '../../use-translation.ts'
import { CodeFacts } from './code-facts.tsx'
import { useStaffPlace } from './staff-place.ts'

/** A code in large type, the rights that it grants and its end, and ways to send it. Rendered in the browser only. */
export function ShareCode({ code }: { code: AccessCode }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { company, clinic } = useStaffPlace()
  const written = formatAccessCode(code.CODE)
  const words = t('business:invite.message', { code: written, clinic })
  const query = new URLSearchParams({ company, code: written })
  const link = `${location.origin}${localizePath('/pro/join', locale)}?${query}`
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${words} ${link}` })}`
  const telegram = `https://t.me/share/url?${new URLSearchParams({ url: link, text: words })}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${words} ${link}`)
      toast({ message: t('business:invite.copied'), variant: 'success' })
    } catch {
      // The browser may refuse; the code can still be read from the screen.
      toast({ message: t('business:invite.notCopied'), variant: 'error' })
    }
  }
  return (
    <div className="grid gap-5">
      <p className="rounded-card bg-surface px-2 py-6 text-center text-4xl font-semibold tracking-wider whitespace-nowrap tabular-nums select-all">
        {written}
      </p>
      <CodeFacts code={code} />
      <div className="grid gap-2 sm:grid-cols-2">
        <Button icon={Copy} onClick={copy}>
          {t('business:invite.copy')}
        </Button>
        <SendButton what={() => ({ text: words, url: link })}>{t('business:invite.share')}</SendButton>
        <ButtonLink variant="secondary" icon={MessageCircle} link={{ href: whatsapp, external: true }}>
          WhatsApp
        </ButtonLink>
        <ButtonLink variant="secondary" icon={Send} link={{ href: telegram, external: true }}>
          Telegram
        </ButtonLink>
      </div>
    </div>
  )
}
