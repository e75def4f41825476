import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import { call } from '../../../client/call.ts'
import type { OpenedDocument } from '../../../schemas/api/documents.ts'
import { Button } from '../../../ui/button/button.tsx'
import { documents } from '../../queries/documents.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useDocumentsPlace } from './documents-place.ts'

const icons = { mail: Mail, sms: MessageSquare }

/** Sends the link of a document to its patient, at what the card has. */
export function SendLink({ one: { CODE, SENDS_BY } }: { one: OpenedDocument }) {
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const { busy, act } = useSubjectMutation(documents)
  if (SENDS_BY.length === 0)
    return <p className="mt-4 text-sm text-ink-soft">{t('documents:send.nowhere')}</p>
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {SENDS_BY.map(({ CHANNEL, TO }) => (
        <Button
          key={CHANNEL}
          variant="secondary"
          icon={icons[CHANNEL]}
          loading={busy === CHANNEL}
          onClick={() =>
            void act(
              CHANNEL,
              () => call('POST', `/w-business/${place}/document/${CODE}/send`, { CHANNEL }),
              t('documents:send.done', { to: TO }),
            )
          }
        >
          {t(`documents:send.${CHANNEL}`, { to: TO })}
        </Button>
      ))}
    </div>
  )
}
