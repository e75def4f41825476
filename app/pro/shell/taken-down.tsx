'use client'

import { useId, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import type { TakenDownPage } from '../../../schemas/api/business.ts'
import { saidReason } from '../../../schemas/formats/said-reason.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'

/** A page that is down; `href` leads to where its clinic mends it. */
type Down = TakenDownPage & { href: string }

type Props = { company: string; pages: readonly Down[]; mayAsk: boolean }

/** Pages that moderators have taken down, why, and the way to ask them to look again (D-PERM). */
export function TakenDown({ company, pages, mayAsk }: Props) {
  return (
    <ul className="mb-6 grid gap-3">
      {pages.map((page) => (
        <TakenDownNotice key={page.CASE_ID} {...{ company, page, mayAsk }} />
      ))}
    </ul>
  )
}

function TakenDownNotice({ company, page, mayAsk }: Omit<Props, 'pages'> & { page: Down }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isHeld, setHeld] = useState(page.STATUS === 'held')
  const kind = t(`moderation:page.kind.${page.KIND}`)
  const isArticle = page.KIND === 'news' || page.KIND === 'materials'
  const named = page.TITLE ? `${kind}: ${page.TITLE}` : kind
  const reason = page.REASON && page.REASON !== 'other' ? t(`moderation:page.reason.${page.REASON}`) : ''

  async function ask() {
    setBusy(true)
    setFault(undefined)
    try {
      await call('POST', `/w-business/${company}/0/taken_down/${page.CASE_ID}/again`, { TEXT: text })
      setHeld(true)
      toast({ message: t('business:takenDown.sent'), variant: 'success' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.fields.TEXT?.[0] ?? error.sentence)
      document.getElementById(id)?.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    <li
      className={`rounded-control px-4 py-3 ${isHeld ? 'bg-accent-tint text-accent-ink' : 'bg-danger-tint text-danger-ink'}`}
    >
      <p className="font-semibold">
        {t(isHeld ? 'business:takenDown.held' : 'business:takenDown.title', { page: named })}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{saidReason(reason, page.TEXT)}</p>
      {!isArticle && <p>{t('business:takenDown.hidesBoth')}</p>}
      {isHeld && <p role="status">{t('business:takenDown.heldText')}</p>}
      <AppLink
        href={page.href}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {t('business:takenDown.mend')}
      </AppLink>
      {!isHeld && mayAsk && (
        <div className="mt-1 grid max-w-text gap-3 rounded-control bg-surface p-4 text-ink">
          <Field id={id} label={t('business:takenDown.label')} error={fault} required>
            <Textarea
              rows={2}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button className="justify-self-start" loading={isBusy} onClick={() => void ask()}>
            {t('business:takenDown.done')}
          </Button>
        </div>
      )}
    </li>
  )
}
