'use client'

import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormDate } from '../../../client/form/form-date.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { localeNames } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import type { changeInformationBody } from '../../../schemas/api/account.ts'
import type { User } from '../../../schemas/api/user.ts'
import type { z } from '../../../schemas/core/zod.ts'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { Option } from '../../../ui/form/options.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { profile } from '../../queries/profile.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { bodies } from './bodies.ts'
import { Part } from './part.tsx'

const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }))

/** The body of the call: an empty field clears the value, except for the names, which are required. */
const toBody = ({
  LASTNAME = '',
  NAME = '',
  MIDDLENAME = null,
  BIRTHDAY,
  GENDER = null,
  LOCALE,
  LOCATION = null,
}: z.input<typeof changeInformationBody>) => ({
  LASTNAME,
  NAME,
  MIDDLENAME,
  BIRTHDAY: BIRTHDAY || null,
  GENDER,
  LOCALE,
  LOCATION,
})

/** A34 */
export function PersonForm({ user, cities }: { user: User; cities: readonly Option[] }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(profile)
  const genders = (['female', 'male'] as const).map((value) => ({
    value,
    label: t(`profile:settings.person.${value}`),
  }))
  const form = useCallForm({
    schema: async () => (await bodies()).changeInformationBody,
    toBody,
    defaultValues: { BIRTHDAY: user.BIRTHDAY ?? '' },
    send: async (body) => {
      await call('POST', '/api-front2/v1/user/change_information', body)
      toast({ message: t('profile:settings.person.saved'), variant: 'success' })
      void invalidate()
    },
  })
  const { control, register } = form
  return (
    <Part id="person" title={t('profile:settings.person.title')}>
      <Form form={form} submit={t('forms:save')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="LASTNAME" label={t('account:name.LASTNAME')} required>
            <Input {...register('LASTNAME')} defaultValue={user.LASTNAME} autoComplete="family-name" />
          </FormField>
          <FormField name="NAME" label={t('account:name.NAME')} required>
            <Input {...register('NAME')} defaultValue={user.NAME} autoComplete="given-name" />
          </FormField>
          <FormField
            name="MIDDLENAME"
            label={t('account:name.MIDDLENAME')}
            hint={t('profile:settings.person.middleNameHint')}
          >
            <Input
              {...register('MIDDLENAME')}
              defaultValue={user.MIDDLENAME ?? ''}
              autoComplete="additional-name"
            />
          </FormField>
          <FormField name="BIRTHDAY" label={t('profile:settings.person.birthday')}>
            <FormDate control={control} name="BIRTHDAY" isBirthday autoComplete="bday" />
          </FormField>
          <FormField name="GENDER" label={t('profile:settings.person.gender')}>
            <NativeSelect
              {...register('GENDER')}
              options={genders}
              placeholder={t('profile:settings.person.notSaid')}
              defaultValue={user.GENDER ?? ''}
            />
          </FormField>
          <FormField name="LOCATION" label={t('profile:settings.person.city')}>
            <NativeSelect
              {...register('LOCATION')}
              options={cities}
              placeholder={t('profile:settings.person.noCity')}
              defaultValue={user.LOCATION ?? ''}
            />
          </FormField>
          <FormField name="LOCALE" label={t('profile:settings.person.language')}>
            <NativeSelect {...register('LOCALE')} options={languages} defaultValue={user.LOCALE} />
          </FormField>
        </div>
      </Form>
    </Part>
  )
}
