import { useRouter } from 'next/navigation'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import type { ExchangePlace } from './exchange-place.ts'

/** Throws a table away of which nothing is written, and leads back to the list. */
export function Discard({ code, place }: { code: string; place: ExchangePlace }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const { busy, act } = useSubjectMutation(exchange)
  async function discard() {
    const remove = async () => {
      await call('DELETE', `/w-business/${place.place}/import/${code}`)
      // Before the page asks for it again.
      router.push(localizePath(place.path, locale))
    }
    await act('discard', remove, t('exchange:discarded'))
  }
  return (
    <Button variant="secondary" loading={busy !== undefined} onClick={() => void discard()}>
      {t('exchange:discard')}
    </Button>
  )
}
