import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { type ComplaintReason, complaintReasons } from '../../../schemas/reviews/review-status.ts'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { reviews } from '../../queries/reviews.ts'
import { WrittenText } from '../../reviews/written-text.tsx'
import { useTranslation } from '../../use-translation.ts'

/** A complaint: the kind of fault, and the reason; its author has some days to explain. */
export function ComplaintForm({ path, onClose }: { path: `/${string}`; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ComplaintReason>('notPatient')
  return (
    <div className="mt-4">
      <p className="max-w-text text-sm text-ink-soft">{t('reviews:complaintLead')}</p>
      <Field label={t('reviews:complaintReason')} group className="mt-3">
        <RadioGroup
          options={complaintReasons.map((value) => ({ value, label: t(`reviews:complaint.${value}`) }))}
          value={reason}
          onValueChange={(value) => setReason(value as ComplaintReason)}
        />
      </Field>
      <WrittenText
        label={t('reviews:complaintText')}
        submit={t('reviews:act.sendComplaint')}
        subject={reviews}
        done={t('reviews:done.complaint')}
        send={(body) => call('POST', path, { ...body, REASON: reason })}
        onClose={onClose}
      />
    </div>
  )
}
