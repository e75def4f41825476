import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import { Resend } from '../../client/account/resend.tsx'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { FormAlert } from '../../client/form/form-alert.tsx'
import { FormField } from '../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../client/form/form-parts.ts'
import { useNativeForm } from '../../client/form/use-native-form.ts'
import { usePlaces } from '../../client/form/use-places.ts'
import { clockTime, useSecondsUntil } from '../../client/form/use-seconds-until.ts'
import { postSent } from '../../client/post-sent.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Translate } from '../../locales/text-key.ts'
import { type Texts, translateWith } from '../../locales/translate-with.ts'
import { isPhoneLike, phoneInText } from '../../schemas/formats/phone.ts'
import { phoneWithin } from '../../schemas/reference/countries.ts'
import {
  type AspectField,
  aspectField,
  aspectNames,
  reviewAspects,
} from '../../schemas/reviews/review-aspects.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageProvider, usePage } from '../../ui/core/page-context.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Input } from '../../ui/form/input.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { RatingInput } from '../../ui/form/rating-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PersonalDataLink } from '../../ui/page/personal-data-link.tsx'
import { MarkedPlaces } from '../../ui/shown/marked-places.tsx'
import { ReviewSent } from './review-sent.client.tsx'
import { visitOf } from './visit-of.ts'

type Target = { company: string; country: string; specialist?: string; name: string }
/** A service that a review may name, of a company. */
type NamedService = { company: string; code: string; name: string }
type FormProps = {
  targets: readonly Target[]
  services: readonly NamedService[]
  personalData: ComponentProps<typeof PersonalDataLink>
}
type Values = Record<'VISIT_DATE' | 'TEXT' | 'AUTHOR', string> & {
  CONSENT: boolean
  FILE?: File
} & Partial<Record<'TARGET' | 'RATING' | AspectField | 'SERVICE' | 'CONTACT' | 'CODE', string>>
type Started = { CONFIRM_ID: string; RESEND_AFTER: number }

/** The form of a review; it brings its own texts, because an island reads no context. */
export default function ReviewFormClient({
  locale,
  texts,
  ...form
}: FormProps & { locale: Locale; texts: Texts }) {
  const [page] = useState(() => ({ locale, t: translateWith(locale, texts) }))
  return (
    <PageProvider value={page}>
      <ReviewForm {...form} />
    </PageProvider>
  )
}

/** Asks for a code to the contact, an e-mail address or a phone, which may be written as within the country. */
async function askForCode(contact: string, country: string) {
  const isEmail = !isPhoneLike(contact)
  const body = isEmail ? { EMAIL: contact } : { TEL: contact, COUNTRY: country }
  const { CONFIRM_ID, RESEND_AFTER } = (await call(
    'POST',
    '/w-front/v1/review/confirmation_code',
    body,
  )) as Started
  const shown = isEmail ? contact : phoneInText(phoneWithin(contact, country))
  return { id: CONFIRM_ID, contact, country, shown, resendAt: Date.now() + RESEND_AFTER * 1000 }
}
type Asked = Awaited<ReturnType<typeof askForCode>>

const targetOf = (chosen: string | undefined, targets: readonly Target[]) =>
  targets[Number(chosen)] ?? targets[0]

/** The aspects that are rated. */
const ratingsOf = (values: Partial<Record<AspectField, string>>) =>
  Object.fromEntries(
    aspectNames.map(aspectField).flatMap((name) => (values[name] ? [[name, Number(values[name])]] : [])),
  )

/** The body as it is sent: a form only if there is a file in it. */
function bodyOf(
  { TARGET, CONTACT, FILE, CODE, SERVICE, ...said }: Values,
  targets: readonly Target[],
  asked?: Asked,
) {
  const target = targetOf(TARGET, targets)
  const fields = {
    ...said,
    RATING: Number(said.RATING ?? 0),
    ...ratingsOf(said),
    ...(SERVICE && { SERVICE }),
    COMPANY_CODE: target?.company ?? '',
    ...(target?.specialist && { SPECIALIST: target.specialist }),
    ...(asked && { CONFIRM_ID: asked.id, CODE }),
  }
  if (!FILE) return fields
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('FILE', FILE)
  return form
}

/** Whether a review was refused only because its author has not proven a contact yet. */
const lacksCodeAlone = (error: unknown): boolean =>
  error instanceof CallError && Object.keys(error.fields).join() === 'CODE'

/** A refusal of other fields, which says also that the contact is missing: the review itself has none. */
function alsoOfContact(error: unknown, t: Translate): unknown {
  if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) return error
  const { status, code, message, fields, data } = error
  const CONTACT = [t('errors:fields.required')]
  return new CallError(status, code, message, { fields: { ...fields, CONTACT }, data })
}

/**
 * A patient's review with a confirmed contact: of a signed-in person, otherwise by a code, for which the same button asks first. An error
 * loses no text.
 */
function ReviewForm({ targets, services, personalData }: FormProps) {
  const { t, locale } = usePage()
  const id = useId()
  const [isIn, setIn] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [isSent, setSent] = useState(false)
  const { found, watch } = usePlaces()
  const [chosen, setChosen] = useState(targets[0])
  useEffect(() => void isAuthorized().then(setIn, () => {}), [])

  const form = useNativeForm<Values>({
    shownAt: { TEL: 'CONTACT', EMAIL: 'CONTACT', COMPANY_CODE: 'TARGET', SPECIALIST: 'TARGET' },
    send: async (values) => {
      const contact = values.CONTACT?.trim() ?? ''
      const hasCode = asked?.contact === contact
      const body = bodyOf(values, targets, hasCode ? asked : undefined)
      try {
        await watch(values.TEXT, () => call('POST', '/w-front/v1/review', body))
        postSent({ kind: 'review' })
        setSent(true)
      } catch (error) {
        // Everything else is right: only the proof of a contact is missing, also for a signed-in person without one.
        if (hasCode || !lacksCodeAlone(error)) throw contact === '' && !isIn ? alsoOfContact(error, t) : error
        setIn(false)
        if (contact === '' && isIn) return
        setAsked(await askForCode(contact, targetOf(values.TARGET, targets)?.country ?? ''))
      }
    },
  })
  const { register, faults, isSubmitting, getValues, setValue } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is entered once
  useEffect(() => {
    const { target, date } = visitOf(location.search, targets)
    const { TARGET = '0', VISIT_DATE } = getValues()
    // A doctor whom the patient has chosen meanwhile stays.
    if (target && TARGET === '0') {
      setValue('TARGET', target)
      setChosen(targetOf(target, targets))
    }
    if (date && !VISIT_DATE) setValue('VISIT_DATE', date)
  }, [])
  const wait = useSecondsUntil(form.until)

  if (isSent) return <ReviewSent />
  const field = (name: keyof Values, isRequired = true) => ({
    id: `${id}-${name}`,
    name,
    required: isRequired,
  })
  const label = (name: 'target' | 'service' | 'visit' | 'text' | 'author' | 'contact' | 'code' | 'file') =>
    t(`blocks:review-form.field.${name}`)
  const offered = services.filter(({ company }) => company === chosen?.company)
  const isLast = isIn || asked !== undefined
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid max-w-text gap-5">
        {targets.length > 1 && (
          <FormField {...field('TARGET')} label={label('target')}>
            <NativeSelect
              {...register('TARGET')}
              onChange={({ target }) => setChosen(targetOf(target.value, targets))}
              options={targets.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          </FormField>
        )}
        <FormField {...field('RATING')}>
          <RatingInput name="RATING" label={t('blocks:review-form.field.rating')} />
        </FormField>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-accent-ink">
            {t('blocks:review-form.field.aspects')}
            <Icon of={ChevronDown} />
          </summary>
          <div className="grid gap-4 pt-2 @md:grid-cols-2">
            {aspectNames.map((aspect) => (
              <RatingInput key={aspect} name={aspectField(aspect)} label={reviewAspects[aspect][locale]} />
            ))}
          </div>
        </details>
        {offered.length > 0 && (
          <FormField {...field('SERVICE', false)} label={label('service')}>
            <NativeSelect
              {...register('SERVICE')}
              placeholder={t('blocks:review-form.noService')}
              options={offered.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </FormField>
        )}
        <FormField {...field('VISIT_DATE')} label={label('visit')}>
          <Input {...register('VISIT_DATE')} kind="date" className="@md:max-w-60" />
        </FormField>
        <FormField {...field('TEXT')} label={label('text')} hint={t('blocks:review-form.hint.text')}>
          <Textarea {...register('TEXT')} rows={6} maxLength={4000} />
        </FormField>
        {found && <MarkedPlaces {...found} />}
        <FormField {...field('FILE', false)} label={label('file')} hint={t('blocks:review-form.hint.file')}>
          <input
            {...register('FILE')}
            id={`${id}-FILE`}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            className="block w-full min-h-11 text-sm text-ink-soft file:btn file:btn-secondary file:me-4"
          />
        </FormField>
        <FormField {...field('AUTHOR')} label={label('author')} hint={t('blocks:review-form.hint.author')}>
          <Input {...register('AUTHOR')} autoComplete="given-name" maxLength={60} />
        </FormField>
        {isIn ? (
          <p className="text-sm text-ink-soft">{t('blocks:review-form.signedIn')}</p>
        ) : (
          <FormField
            {...field('CONTACT')}
            label={label('contact')}
            hint={t('blocks:review-form.hint.contact')}
          >
            <Input {...register('CONTACT')} autoComplete="email" />
          </FormField>
        )}
        {!isIn && asked && (
          <div>
            <p role="status" className="mb-3 rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
              {t('blocks:review-form.codeSent', { contact: asked.shown })}
            </p>
            <FormField {...field('CODE')} label={label('code')}>
              <Input
                {...register('CODE')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                autoFocus
                className="@md:max-w-60"
              />
            </FormField>
            <div className="mt-2">
              <Resend
                key={asked.id}
                confirmation={{
                  resendAt: asked.resendAt,
                  resend: () => askForCode(asked.contact, asked.country),
                }}
                onSent={setAsked}
              />
            </div>
          </div>
        )}
        <FormField {...field('CONSENT')}>
          <Checkbox
            {...register('CONSENT')}
            label={t('blocks:review-form.field.consent')}
            note={<PersonalDataLink {...personalData} />}
          />
        </FormField>
        <div>
          <FormAlert>{faults.root}</FormAlert>
          <Button type="submit" loading={isSubmitting} disabled={wait > 0}>
            {wait > 0
              ? t('errors:form.wait', { time: clockTime(wait) })
              : t(isLast ? 'blocks:review-form.send' : 'blocks:review-form.getCode')}
          </Button>
        </div>
      </form>
    </FormPartsProvider>
  )
}
