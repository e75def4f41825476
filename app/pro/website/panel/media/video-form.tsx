import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { completeUrl } from '../../../../../pro-forms/fields/complete-url.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field, FieldError } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { addVideo } from './media-calls.ts'

/** Adds a video of another site by its address. */
export function VideoForm({ onAdded }: { onAdded: (item: MediaItem) => void }) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<CallError>()

  async function add() {
    setSending(true)
    setFault(undefined)
    try {
      onAdded(await addVideo(place, { URL: completeUrl(url.trim()), NAME: name }))
      setUrl('')
      setName('')
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setFault(thrown)
    } finally {
      setSending(false)
    }
  }
  const { URL: ofUrl, NAME: ofName } = fault?.fields ?? {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may stand in a form.
        event.stopPropagation()
        void add()
      }}
      className="grid gap-4 rounded-card bg-surface p-4"
    >
      <Field
        label={t('business:site.library.video.url')}
        hint={t('business:site.library.video.hint')}
        error={ofUrl?.[0]}
      >
        <Input
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Field label={t('business:site.library.video.name')} error={ofName?.[0]}>
        <Input value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" loading={isSending} className="justify-self-start">
        {t('business:site.library.video.add')}
      </Button>
      <FieldError>{fault && !ofUrl && !ofName && fault.sentence}</FieldError>
    </form>
  )
}
