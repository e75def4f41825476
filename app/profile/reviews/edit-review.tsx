import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormDate } from '../../../client/form/form-date.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { usePlaces } from '../../../client/form/use-places.ts'
import type { OwnReview } from '../../../schemas/api/profile.ts'
import {
  type AspectRatings,
  aspectNames,
  aspectsOf,
  fieldsOfAspects,
  reviewAspects,
} from '../../../schemas/reviews/review-aspects.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { RatingInput } from '../../../ui/form/rating-input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { MarkedPlaces } from '../../../ui/shown/marked-places.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { profile } from '../../queries/profile.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

/** New words for one's own review, which moderators read again. */
export function EditReview({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const invalidate = useInvalidate(profile)
  const { found, watch } = usePlaces()
  const [rating, setRating] = useState(review.RATING)
  const [aspects, setAspects] = useState<AspectRatings>(() => aspectsOf(review) ?? {})
  const id = `review-${review.REVIEW_CODE}`
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/review.ts')).editedReviewBody,
    defaultValues: { VISIT_DATE: review.VISIT_DATE ?? review.DATE },
    toBody: (values) => ({ ...values, RATING: rating, ...fieldsOfAspects(aspects) }),
    send: async (body) => {
      const path = `/w-front/v1/review/${encodeURIComponent(review.REVIEW_CODE)}` as const
      await watch(body.TEXT, () => call('PUT', path, body))
      toast({ message: t('reviews:done.toModerator'), variant: 'success' })
      await invalidate()
      onClose()
    },
  })
  return (
    <div className="mt-4 max-w-text">
      <Form
        form={form}
        submit={t('reviews:act.sendEdited')}
        after={
          <Button variant="empty" onClick={onClose}>
            {t('reviews:act.cancel')}
          </Button>
        }
      >
        <p className="text-sm text-ink-soft">{t('reviews:editNote')}</p>
        <RatingInput
          name={`${id}-rating`}
          label={t('reviews:field.rating')}
          required
          value={rating}
          onChange={(value = rating) => setRating(value)}
        />
        <fieldset className="grid gap-4 @md:grid-cols-2">
          <legend className="mb-2 text-ink-soft">{t('reviews:aspects')}</legend>
          {aspectNames.map((aspect) => (
            <RatingInput
              key={aspect}
              name={`${id}-${aspect}`}
              label={reviewAspects[aspect][locale]}
              value={aspects[aspect]}
              onChange={(value) => setAspects({ ...aspects, [aspect]: value })}
            />
          ))}
        </fieldset>
        <FormField id={`${id}-date`} name="VISIT_DATE" label={t('reviews:field.visit')} required>
          <FormDate control={form.control} name="VISIT_DATE" />
        </FormField>
        <FormField id={`${id}-text`} name="TEXT" label={t('reviews:field.text')} required>
          <Textarea {...form.register('TEXT')} rows={6} maxLength={4000} defaultValue={review.TEXT} />
        </FormField>
        {found && <MarkedPlaces {...found} />}
      </Form>
    </div>
  )
}
