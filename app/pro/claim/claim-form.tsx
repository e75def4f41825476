import { useState } from 'react'
import { useController } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { acceptedClaim, type ClaimCodeSent, type ClaimOffer, claimBody } from '../../../schemas/api/claim.ts'
import { maxScanBytes, maxScans } from '../../../schemas/api/registration.ts'
import { pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FileUpload } from '../../../ui/file-upload/file-upload.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { RequiredMark } from '../../../ui/form/required-mark.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { PersonalDataLink, personalDataLink } from '../../../ui/page/personal-data-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { formOf } from '../new/body-of.ts'
import { CodeButtons } from './code-buttons.tsx'

type Values = { CODE: string; PAPERS: readonly File[]; NOTE: string; CONSENT: boolean }

/** Files are not uploaded one by one, but sent with the form. */
const keep = async (file: File) => file

type Props = {
  offer: ClaimOffer
  /** Called with the number of other requests once this one was accepted. */
  onSent: (others: number) => void
}

/** The proof that a company belongs to the person: a code sent to a contact that the source names, or documents. */
export function ClaimForm({ offer: { COMPANY_CODE, CONTACTS }, onSent }: Props) {
  const page = usePage()
  const { t } = useTranslation()
  const [code, setCode] = useState<ClaimCodeSent>()
  const path = `/w-front/v1/business/claims/${encodeURIComponent(COMPANY_CODE)}` as const

  const form = useCallForm({
    schema: claimBody,
    defaultValues: { PAPERS: [], CODE: '', NOTE: '', CONSENT: false } as Values,
    toBody: ({ CODE = '', PAPERS = [], NOTE = '', CONSENT }: Partial<Values>) => ({
      ...(code && CODE.trim() !== '' && { CODE, CONFIRM_ID: code.CONFIRM_ID }),
      PAPERS: [...PAPERS],
      ...(NOTE.trim() !== '' && { NOTE }),
      ...(CONSENT && { CONSENT }),
    }),
    send: async (body) => onSent(acceptedClaim.parse(await call('POST', path, formOf(body))).OTHERS),
  })
  const { field: papers } = useController({ control: form.control, name: 'PAPERS' })

  return (
    <Form form={form} submit={t('registration:claim.send')}>
      <p className="text-sm text-ink-soft">
        {t(CONTACTS.length > 0 ? 'registration:claim.requiredOr' : 'registration:claim.required')}
      </p>
      {CONTACTS.length > 0 && (
        <CodeButtons contacts={CONTACTS} path={`${path}/code`} sent={code} onSent={setCode} />
      )}
      {code && (
        <FormField name="CODE" label={t('registration:claim.code')} required={papers.value.length === 0}>
          <Input
            {...form.register('CODE')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="text-xl tracking-widest tabular-nums"
          />
        </FormField>
      )}
      <FormField
        id="PAPERS"
        name="PAPERS"
        label={t(CONTACTS.length > 0 ? 'registration:claim.papersOr' : 'registration:claim.papers')}
        hint={t('registration:claim.papersHint')}
        group
        required={CONTACTS.length === 0}
      >
        <FileUpload
          id="PAPERS"
          aria-label={t('registration:claim.papers')}
          upload={keep}
          accept={{ types: `.pdf,${pictureTypes}`, text: t('registration:scanTypes') }}
          maxSize={maxScanBytes}
          maxCount={maxScans}
          onResultsChange={papers.onChange}
        />
      </FormField>
      <FormField name="NOTE" label={t('registration:claim.note')}>
        <Textarea {...form.register('NOTE')} rows={3} maxLength={1000} />
      </FormField>
      <FormField id="CONSENT" name="CONSENT" required>
        <Checkbox
          {...form.register('CONSENT')}
          label={
            <>
              {t('registration:claim.consent')}
              <RequiredMark />
            </>
          }
          note={<PersonalDataLink {...personalDataLink(page)} />}
        />
      </FormField>
    </Form>
  )
}
