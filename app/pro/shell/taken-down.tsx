'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import type { TakenDownPage } from '../../../schemas/api/business.ts'
import { saidReason } from '../../../schemas/formats/said-reason.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  company: string
  /** A page that is taken down; `href` is the screen on which its clinic corrects it. */
  page: TakenDownPage & { href: string }
  mayAsk: boolean
  /** True in the editor of the site, which the notice leaves its room: a press on its title opens the rest. */
  isFolded?: boolean
}

/** A page that moderators have taken down, why, and the way to ask them to look again (D-PERM). */
export function TakenDown({ company, page, mayAsk, isFolded = false }: Props) {
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
  const title = t(isHeld ? 'business:takenDown.held' : 'business:takenDown.title', { page: named })
  const isHere = isFolded && page.KIND === 'site'
  const more = (
    <>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{saidReason(reason, page.TEXT)}</p>
      {!isArticle && <p>{t('business:takenDown.hidesBoth')}</p>}
      {isHeld && <p role="status">{t('business:takenDown.heldText')}</p>}
      {!isHere && (
        <AppLink
          href={page.href}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t('business:takenDown.mend')}
        </AppLink>
      )}
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
    </>
  )
  const tone = isHeld ? 'bg-accent-tint text-accent-ink' : 'bg-danger-tint text-danger-ink'
  if (isFolded)
    return (
      <details className={`expandable group rounded-control px-4 ${tone}`}>
        <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold">
          {title}
          <Icon of={ChevronDown} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{more}</div>
      </details>
    )
  return (
    <section className={`rounded-control px-4 py-3 ${tone}`}>
      <p className="font-semibold">{title}</p>
      {more}
    </section>
  )
}
