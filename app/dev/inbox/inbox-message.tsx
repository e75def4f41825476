'use client'

import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import { useId, useState } from 'react'
import type { InboxItem } from '../../../schemas/api/inbox.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { useTranslation } from '../../use-translation.ts'
import { CopyCode } from './copy-code.tsx'
import { MessagePreview } from './message-preview.tsx'

/** A message with its code or link at the top; the full mail opens below. */
export function InboxMessage({ item }: { item: InboxItem }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const previewId = useId()
  const isMail = item.CHANNEL === 'mail'
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <p className="flex min-w-0 items-center gap-2">
          <Icon of={isMail ? Mail : MessageSquare} />
          <span className="shrink-0">{t(isMail ? 'inbox:mail' : 'inbox:sms')}</span>
          <span className="font-medium text-ink wrap-anywhere">
            {isMail ? item.TO : formatPhone(item.TO)}
          </span>
        </p>
        <p className="tabular-nums">{item.DATE}</p>
      </div>
      <h2 lang={item.LOCALE} className="text-lg font-semibold text-balance wrap-anywhere">
        {item.TITLE}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        {item.CODE && <CopyCode code={item.CODE} />}
        {item.LINK && (
          <a href={item.LINK} className="btn btn-secondary btn-small">
            {t('inbox:follow')}
            <Icon of={ArrowUpRight} />
          </a>
        )}
        {isMail && (
          <Button
            variant="empty"
            size="small"
            className="first:-ms-3"
            aria-expanded={isOpen}
            aria-controls={previewId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'inbox:hide' : 'inbox:show')}
          </Button>
        )}
      </div>
      {isMail && (
        <div id={previewId} hidden={!isOpen}>
          {isOpen && <MessagePreview item={item} />}
        </div>
      )}
    </Card>
  )
}
