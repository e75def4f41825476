'use client'

import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useState } from 'react'
import { call, callForResponse } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { type PatientCard, patientCard, patientPhotoBody } from '../../../schemas/api/patients.ts'
import { pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { Avatar } from '../../../ui/icon/avatar.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { patients } from '../../queries/patients.ts'
import { useInvalidate, useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { nameOf } from './patient-line.ts'
import { usePatientsPlace } from './patients-place.ts'

/** The address of a photo for as long as it is shown: the call has none that a browser could keep. */
function usePhoto(path: string, consentAt: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['patient-photo', path, consentAt],
    queryFn: async ({ signal }) => (await callForResponse('GET', path, undefined, { signal })).blob(),
    enabled: consentAt !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return consentAt === null ? undefined : address
}

/** The photo of a patient who has agreed to one, the small one until it is there; and how it is added, replaced and deleted. */
export function PatientPhoto({ card }: { card: PatientCard }) {
  const { t } = useTranslation()
  const { place, mayChange } = usePatientsPlace()
  const { busy, act } = useSubjectMutation(patients)
  const [asked, setAsked] = useState<'add' | 'remove'>()
  const close = () => setAsked(undefined)
  const path = `${place}/patient/${card.PATIENT_CODE}/photo`
  const photo = usePhoto(`/business-api-front2/${path}`, card.PHOTO_CONSENT_AT)
  const src = photo ?? card.PHOTO ?? undefined
  async function remove() {
    const removed = await act(
      'remove',
      () => call('DELETE', `/w-business/${path}`),
      t('profile:settings.photo.removed'),
    )
    if (removed) close()
  }
  if (!src && !mayChange) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4">
      {src && <Avatar name={t('business:patients.photo.title')} src={src} size="huge" />}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" icon={Upload} onClick={() => setAsked('add')}>
            {t(src ? 'profile:settings.photo.replace' : 'business:patients.photo.add')}
          </Button>
          {src && (
            <Button variant="empty" size="small" icon={Trash2} onClick={() => setAsked('remove')}>
              {t('profile:settings.photo.remove')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        id="photo"
        size="small"
        title={t('business:patients.photo.title')}
        description={nameOf(card)}
        open={asked === 'add'}
        onOpenChange={(open) => open || close()}
        beginsWithField
      >
        <PhotoForm path={`/w-business/${path}`} onSaved={close} />
      </Dialog>
      <Dialog
        id="photo-remove"
        size="small"
        title={t('business:patients.photo.removeTitle')}
        description={t('business:patients.photo.removeText')}
        open={asked === 'remove'}
        onOpenChange={(open) => open || close()}
        actions={
          <>
            <Button loading={busy !== undefined} onClick={() => void remove()}>
              {t('profile:settings.photo.remove')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('business:cancel')}
            </Button>
          </>
        }
      />
    </div>
  )
}

type Values = { file: FileList | undefined; CONSENT: boolean }

function PhotoForm({ path, onSaved }: { path: `/${string}`; onSaved: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(patients)
  const form = useCallForm<typeof patientPhotoBody, Values>({
    schema: patientPhotoBody,
    toBody: ({ file, ...values }) => ({ ...values, file: file?.[0] }),
    send: async ({ file }) => {
      const sent = new FormData()
      sent.append('file', file)
      sent.append('CONSENT', 'on')
      patientCard.parse(await call('POST', path, sent, { isLong: true }))
      toast({ message: t('profile:settings.photo.saved'), variant: 'success' })
      await invalidate()
      onSaved()
    },
  })
  return (
    <Form form={form} submit={t('business:patients.photo.save')}>
      <FormField
        name="file"
        label={t('business:patients.photo.choose')}
        hint={t('business:patients.photo.text')}
        required
      >
        <FileInput accept={pictureTypes} {...form.register('file')} />
      </FormField>
      <FormField name="CONSENT" required>
        <Checkbox label={t('business:patients.photo.consent')} {...form.register('CONSENT')} />
      </FormField>
    </Form>
  )
}
