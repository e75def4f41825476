import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { type ClaimCodeSent, type ClaimOffer, claimCodeSent } from '../../../schemas/api/claim.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useTranslation } from '../../use-translation.ts'

type Channel = ClaimOffer['CONTACTS'][number]['CHANNEL']

type Props = {
  contacts: ClaimOffer['CONTACTS']
  /** The call that sends a code. */
  path: `/${string}`
  sent: ClaimCodeSent | undefined
  onSent: (sent: ClaimCodeSent) => void
}

/** Sends a code to a contact that the source names; contacts are shown masked. */
export function CodeButtons({ contacts, path, sent, onSent }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Channel>()
  const [fault, setFault] = useState('')

  async function send(CHANNEL: Channel) {
    if (busy) return
    setBusy(CHANNEL)
    setFault('')
    try {
      onSent(claimCodeSent.parse(await call('POST', path, { CHANNEL })))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="grid gap-3">
      <p>{t('registration:claim.contacts')}</p>
      {contacts.map(({ CHANNEL, MASKED }) => (
        <Button
          key={CHANNEL}
          variant="secondary"
          className="w-full"
          loading={busy === CHANNEL}
          onClick={() => void send(CHANNEL)}
        >
          {t('registration:claim.sendCode', { contact: MASKED })}
        </Button>
      ))}
      <FormAlert>{fault}</FormAlert>
      <p role="status">{sent && t('registration:claim.codeSent', { contact: sent.MASKED })}</p>
    </div>
  )
}
