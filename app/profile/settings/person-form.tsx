'use client'

import { useRouter } from 'next/navigation'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import type { FormValues } from '../../../client/form/form-values.ts'
import { localeNames, locales } from '../../../locales/locale.ts'
import { changeInformationBody, type User } from '../../../schemas/api/account.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { parseTypedDate } from '../../../ui/date-picker/typed-date.ts'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import type { Option } from '../../../ui/options.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { Part } from './part.tsx'

const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }))

/** What is left empty is emptied, but for the names, which are asked for. */
const toBody = ({ LASTNAME, NAME, MIDDLENAME, BIRTHDAY, GENDER, LOCALE, LOCATION }: FormValues) => ({
  LASTNAME: LASTNAME ?? '',
  NAME: NAME ?? '',
  MIDDLENAME: MIDDLENAME ?? null,
  BIRTHDAY: typeof BIRTHDAY === 'string' ? (parseTypedDate(BIRTHDAY) ?? BIRTHDAY) : null,
  GENDER: GENDER ?? null,
  LOCALE,
  LOCATION: LOCATION ?? null,
})

/** A34 */
export function PersonForm({ user, cities }: { user: User; cities: readonly Option[] }) {
  const { t } = usePage()
  const router = useRouter()
  const genders = (['female', 'male'] as const).map((value) => ({
    value,
    label: t(`profile:settings.person.${value}`),
  }))
  return (
    <Part id="person" title={t('profile:settings.person.title')}>
      <Form
        schema={changeInformationBody}
        toBody={toBody}
        submit={t('forms:save')}
        send={async (body) => {
          await call('POST', '/api-front2/v1/user/change_information', body)
          toast({ message: t('profile:settings.person.saved'), variant: 'success' })
          router.refresh()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="LASTNAME" label={t('account:name.LASTNAME')} required>
            <Input name="LASTNAME" defaultValue={user.LASTNAME} autoComplete="family-name" />
          </FormField>
          <FormField name="NAME" label={t('account:name.NAME')} required>
            <Input name="NAME" defaultValue={user.NAME} autoComplete="given-name" />
          </FormField>
          <FormField
            name="MIDDLENAME"
            label={t('account:name.MIDDLENAME')}
            hint={t('profile:settings.person.middleNameHint')}
          >
            <Input name="MIDDLENAME" defaultValue={user.MIDDLENAME ?? ''} autoComplete="additional-name" />
          </FormField>
          <FormField name="BIRTHDAY" label={t('profile:settings.person.birthday')}>
            <DatePicker
              name="BIRTHDAY"
              autoComplete="bday"
              {...(user.BIRTHDAY && { defaultValue: user.BIRTHDAY })}
            />
          </FormField>
          <FormField name="GENDER" label={t('profile:settings.person.gender')}>
            <NativeSelect
              name="GENDER"
              options={genders}
              placeholder={t('profile:settings.person.notSaid')}
              defaultValue={user.GENDER ?? ''}
            />
          </FormField>
          <FormField name="LOCATION" label={t('profile:settings.person.city')}>
            <NativeSelect
              name="LOCATION"
              options={cities}
              placeholder={t('profile:settings.person.noCity')}
              defaultValue={user.LOCATION ?? ''}
            />
          </FormField>
          <FormField name="LOCALE" label={t('profile:settings.person.language')}>
            <NativeSelect name="LOCALE" options={languages} defaultValue={user.LOCALE} />
          </FormField>
        </div>
      </Form>
    </Part>
  )
}
