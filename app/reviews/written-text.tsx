import { FormField } from '../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../client/form/form-parts.ts'
import { usePlaces } from '../../client/form/use-places.ts'
import { useRuledForm } from '../../client/form/use-ruled-form.ts'
import type { TextRule } from '../../schemas/api/text-rule.ts'
import { textLength } from '../../schemas/reviews/review-status.ts'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MarkedPlaces } from '../../ui/shown/marked-places.tsx'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  label: string
  hint?: string
  /** The text that is there already. */
  first?: string | undefined
  submit: string
  /** The subject that the call changes, and the message after it. */
  subject: string
  done: string
  send: (body: { TEXT: string }) => Promise<unknown>
  onClose: () => void
}

const longText: TextRule = {
  tidy: (text) => text.trim(),
  needs: { textShort: (text) => text.length >= textLength.min },
}

/** A form of one text that moderators read: an answer, a follow-up, an explanation. Refused values are marked (V-4). Ctrl and Enter send it too. */
export function WrittenText({ label, hint, first = '', submit, subject, done, send, onClose }: Props) {
  const { t } = useTranslation()
  const { busy, actInForm } = useSubjectMutation(subject)
  const { found, watch } = usePlaces()
  const form = useRuledForm<{ TEXT: string }>({
    rules: { TEXT: longText },
    send: async (body) => {
      if (await actInForm('send', () => watch(body.TEXT, () => send(body)), done)) onClose()
    },
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="mt-4 grid max-w-text gap-3">
        <FormField name="TEXT" label={label} hint={hint} required>
          <Textarea
            {...form.register('TEXT')}
            autoFocus
            rows={4}
            maxLength={textLength.max}
            defaultValue={first}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void form.submit()
            }}
          />
        </FormField>
        {found && form.faults.TEXT && <MarkedPlaces {...found} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy === 'send'}>
            {submit}
          </Button>
          <Button variant="empty" onClick={onClose}>
            {t('reviews:act.cancel')}
          </Button>
        </div>
      </form>
    </FormPartsProvider>
  )
}
