import { serverNow } from '../../../../client/server-clock.ts'
import { localizePath } from '../../../../locales/locale.ts'
import type { EntityBar } from '../../../../pro-forms/entity/entity-form.tsx'
import type { AreaRow } from '../../../../schemas/api/area.ts'
import { formatDate } from '../../../../schemas/formats/date.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { announceLive } from '../../announce-live.ts'
import { useArea } from '../area-context.ts'
import { isChangedSince } from '../row-status.tsx'
import { useRow } from '../use-row.ts'
import { Schedule } from './schedule.tsx'
import { usePagePathOf } from './use-page-path.ts'
import { usePublication } from './use-publication.ts'

type Props = EntityBar & {
  /** The code of the draft; none before its first save. */
  codeOf: () => string | undefined
}

/** The state of a draft, saved and published, and the buttons that change it. */
export function DraftBar({ codeOf, isDirty, isPending: isSaving, save }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, rights } = useArea()
  const code = codeOf()
  const { data: row } = useRow(place, code, code !== undefined)
  const publication = usePublication(codeOf)
  const pagePath = usePagePathOf()
  if (!row && code !== undefined) return null
  const isLive = typeof row?.PUBLISHED === 'number'
  const hasNews = isDirty || (row !== undefined && (!isLive || isChangedSince(row)))
  const hrefOf = (one: AreaRow | undefined) => {
    const path = pagePath(one)
    return path && localizePath(path, locale)
  }
  const href = hrefOf(row)

  async function publishSaved(at?: string): Promise<boolean> {
    const published = await publication.publish(at)
    if (!published) return false
    if (at !== undefined) toast({ variant: 'success', message: t('business:draft.schedule.done') })
    else {
      // The row of a new draft is not drawn yet.
      const live = hrefOf(published)
      if (live) void announceLive(t, live, published.PUBLISHED ?? 0)
    }
    return true
  }
  const publish = async () => (await save()) && publishSaved()
  // A draft that cannot be saved closes the question: its faults are shown in the form below.
  const schedule = async (at: string) => !(await save()) || publishSaved(at)
  const isPending = publication.isPending || isSaving
  return (
    <>
      {rights.publish && hasNews && (
        <Button loading={isPending} onClick={() => void publish()}>
          {t('business:draft.publish')}
        </Button>
      )}
      {rights.publish && hasNews && !row?.PUBLISH_AT && (
        <Schedule isPending={isPending} fault={publication.fault} onSchedule={schedule} />
      )}
      {rights.publish && row?.PUBLISH_AT && (
        <Button variant="empty" loading={isPending} onClick={() => void publication.cancel()}>
          {t('business:draft.schedule.cancel')}
        </Button>
      )}
      <p role="status" className="order-first grow basis-56 text-sm text-ink-soft empty:basis-0">
        {row && <State row={row} isDirty={isDirty} />}
        {isLive && href && (
          <>
            {' '}
            <a className="link" href={href} target="_blank" rel="noreferrer">
              {t('business:draft.open')}
            </a>
          </>
        )}
      </p>
      <p role="alert" className="basis-full text-sm text-danger-ink empty:hidden">
        {publication.fault}
      </p>
    </>
  )
}

/** The state in words: unsaved changes, the published version, and its next change. */
function State({ row, isDirty }: { row: AreaRow; isDirty: boolean }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, rights } = useArea()
  const seen =
    typeof row.PUBLISHED !== 'number'
      ? t(row.STATUS === 'archived' ? 'business:draft.state.archived' : 'business:draft.state.unseen')
      : t(isDirty || isChangedSince(row) ? 'business:draft.state.older' : 'business:draft.state.live')
  const at = row.PUBLISH_AT && formatDate(row.PUBLISH_AT, locale, timezone, serverNow())
  return [
    t(isDirty ? 'business:draft.state.unsaved' : 'business:draft.state.saved'),
    at ? t('business:draft.state.scheduled', { at }) : seen,
    !rights.publish && t('business:draft.state.noRight'),
  ]
    .filter(Boolean)
    .join(' ')
}
