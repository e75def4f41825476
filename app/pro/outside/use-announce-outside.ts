import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { outsideOfRow } from './outside-of-row.ts'

/** Shows a message after a save that leaves bookings outside of the hours, where the form closes, with a link to them. */
export function useAnnounceOutside(): (code: string) => Promise<void> {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, base } = useArea()
  return async (code) => {
    const query = outsideOfRow(place, code)
    if (!query) return
    try {
      const { TOTAL } = await parsed(query.schema, call('GET', query.path))
      if (TOTAL === 0) return
      const href = localizePath(`${base}/${encodeURIComponent(code)}`, locale)
      toast({
        message: `${t('calendar:outside.left', { count: TOTAL })}. <a href="${href}">${t('calendar:outside.show')}</a>`,
        delay: 20_000,
      })
    } catch (error) {
      // A member without the right to read appointments gets no message about them.
      if (!(error instanceof CallError)) throw error
    }
  }
}
