import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { StepProps } from './step-props.ts'
import { TextField } from './text-field.tsx'

const most = 5

/** How patients reach it: phones first. */
export function StepContacts(props: StepProps) {
  const { t } = usePage()
  const { entered, change, errorOf } = props
  const phones = entered.PHONES
  const replace = (at: number, value: string) =>
    change({ PHONES: phones.map((phone, index) => (index === at ? value : phone)) })
  return (
    <>
      {phones.map((phone, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a phone is what stands at its place
          key={index}
          id={`PHONES-${index}`}
          label={
            index === 0 ? t('registration:field.PHONES') : t('forms:phones.number', { number: index + 1 })
          }
          hint={index === 0 ? t('registration:phonesHint') : undefined}
          error={errorOf(`PHONES[${index}]`) ?? (index === 0 ? errorOf('PHONES') : undefined)}
          required={index === 0}
        >
          <div className="flex gap-2">
            <Input
              id={`PHONES-${index}`}
              kind="phone"
              name="PHONES"
              value={phone}
              onChange={({ target }) => replace(index, target.value)}
            />
            {index > 0 && (
              <Button
                variant="empty"
                icon={X}
                aria-label={t('forms:phones.remove', {
                  label: t('forms:phones.number', { number: index + 1 }),
                })}
                onClick={() => change({ PHONES: phones.filter((_, at) => at !== index) })}
              />
            )}
          </div>
        </Field>
      ))}
      {phones.length < most && (
        <Button
          variant="empty"
          icon={Plus}
          className="justify-self-start"
          onClick={() => change({ PHONES: [...phones, ''] })}
        >
          {t('forms:phones.add')}
        </Button>
      )}
      <TextField {...props} name="EMAIL" kind="email" hint={t('registration:emailHint')} />
    </>
  )
}
