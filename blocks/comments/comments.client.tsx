import { useEffect, useId, useState } from 'react'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import { call } from '../../client/call.ts'
import { ensureLoginHere } from '../../client/document-login/ensure-login-here.ts'
import { Form } from '../../client/form/form.tsx'
import { FormField } from '../../client/form/form-field.tsx'
import { useNativeForm } from '../../client/form/use-native-form.ts'
import { usePlaces } from '../../client/form/use-places.ts'
import type { Locale } from '../../locales/locale.ts'
import { type Texts, translateWith } from '../../locales/translate-with.ts'
import type { CommentType } from '../../schemas/api/comment.ts'
import { PageProvider, usePage } from '../../ui/core/page-context.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MarkedPlaces } from '../../ui/shown/marked-places.tsx'

type On = { type: CommentType; slug: string }

/** The form of a comment; it brings its own texts, because an island reads no context. */
export default function CommentsClient({ locale, texts, ...on }: On & { locale: Locale; texts: Texts }) {
  const [page] = useState(() => ({ locale, t: translateWith(locale, texts) }))
  return (
    <PageProvider value={page}>
      <CommentForm {...on} />
    </PageProvider>
  )
}

/** A person who is not signed in is asked to when sending; the text stays (B-40). */
function CommentForm({ type, slug }: On) {
  const { t } = usePage()
  const id = useId()
  const [isIn, setIn] = useState(false)
  const [isSent, setSent] = useState(false)
  const { found, watch } = usePlaces()
  useEffect(() => void isAuthorized().then(setIn, () => {}), [])
  const form = useNativeForm<{ TEXT: string }>({
    send: async ({ TEXT }) => {
      const isInNow = await ensureLoginHere().then(
        () => true,
        () => false,
      )
      // The dialog was closed.
      if (!isInNow) return
      setIn(true)
      await watch(TEXT, () => call('POST', '/w-front/v1/comment', { TYPE: type, CODE: slug, TEXT }))
      setSent(true)
    },
  })
  if (isSent)
    return (
      <p
        role="status"
        tabIndex={-1}
        ref={(element) => element?.focus()}
        className="rounded-control bg-success-tint px-3.5 py-3 text-success-ink outline-none"
      >
        {t('blocks:comments.sent')}
      </p>
    )
  return (
    <Form form={form} submit={t('blocks:comments.send')}>
      <FormField
        id={`${id}-TEXT`}
        name="TEXT"
        label={t('blocks:comments.label')}
        hint={
          isIn ? t('blocks:comments.hint') : `${t('blocks:comments.hint')} ${t('blocks:comments.toSend')}`
        }
        required
      >
        <Textarea {...form.register('TEXT')} rows={3} maxLength={2000} />
      </FormField>
      {found && <MarkedPlaces {...found} />}
    </Form>
  )
}
