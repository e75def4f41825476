import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallError } from '../../../../../client/call-error.ts'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import type { DeskCard, PointsCodeSent, redeemBody } from '../../../../../schemas/api/bonuses.ts'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { parseNumber } from '../../../../../schemas/formats/price.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { messageOf } from '../../../message-of.ts'
import { useMoneyCalls } from './use-money-calls.ts'
import { useOnce } from './use-once.ts'

type Values = { POINTS: string; CODE: string }

type Props = { visit: Visit; card: DeskCard; onPaid: (amount: number) => void }

/** Pays a visit by points of a card: all that it can pay until another number is typed, with a code of the patient from so many points on. */
export function RedeemForm({ visit, card, onPaid }: Props) {
  const { t } = useTranslation()
  const { payByPoints, sendPointsCode } = useMoneyCalls(visit.APPOINTMENT_CODE)
  const once = useOnce()
  const { CARD, PATIENT, IS_OWN, BALANCE, MOST, CODE_FROM, TEL } = card
  /** What had been paid when the form was shown: the person decides by what they saw then. */
  const [seen, setSeen] = useState(visit.PAID)
  const [sent, setSent] = useState<PointsCodeSent & { points: number }>()
  const [sending, setSending] = useState<'busy' | { fault: string }>()
  const form = useCallForm<typeof redeemBody, Values>({
    schema: async () => (await import('../../../../../schemas/api/bonuses.ts')).redeemBody,
    defaultValues: { POINTS: String(MOST), CODE: '' },
    toBody: ({ POINTS, CODE }) => ({
      CARD,
      PAID: seen,
      ...(POINTS && { POINTS: parseNumber(POINTS) ?? 0 }),
      // A code is for the number for which it was sent.
      ...(sent &&
        sent.points === parseNumber(POINTS ?? '') && { CONFIRM_ID: sent.CONFIRM_ID, CODE: CODE ?? '' }),
    }),
    send: async (body) => {
      try {
        await once(body, (key) => payByPoints(body, key))
        onPaid(body.POINTS * 100)
      } catch (error) {
        if (error instanceof CallError && error.code === 'PAID_MEANWHILE') setSeen(visit.PAID)
        const left = error instanceof CallError && error.code === 'BALANCE_LOW' && error.data.LEFT
        // Another desk was faster: what is left is said, and what was typed stays.
        if (typeof left === 'number') {
          form.setError('POINTS', { message: t('bonuses:desk.left', { count: left }) })
          return
        }
        throw error
      }
    },
  })
  const { control, register, faults, setValue, getValues } = form
  const { POINTS } = useWatch({ control })
  const proposed = useRef(MOST)
  // What the card can pay is read anew each time the form is opened; a number that somebody has typed stays.
  useEffect(() => {
    if (getValues('POINTS') === String(proposed.current)) setValue('POINTS', String(MOST))
    proposed.current = MOST
  }, [MOST, getValues, setValue])
  const points = (POINTS && parseNumber(POINTS)) || 0
  const needsCode = CODE_FROM !== null && points >= CODE_FROM
  const isSent = sent !== undefined && sent.points === points
  async function sendCode() {
    setSending('busy')
    try {
      setSent({ ...(await sendPointsCode({ CARD, POINTS: points })), points })
      setSending(undefined)
    } catch (error) {
      setSending({ fault: messageOf(error) })
    }
  }
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-4">
        <div>
          <p className="font-medium wrap-anywhere">
            {PATIENT}
            {IS_OWN && <span className="font-normal text-ink-soft"> · {t('bonuses:desk.own')}</span>}
          </p>
          <p className="text-ink-soft tabular-nums">
            {CARD} · {t('bonuses:desk.points', { count: BALANCE })}
          </p>
          <p className="mt-1">
            {MOST > 0
              ? t('bonuses:desk.most', { count: MOST })
              : t(BALANCE === 0 ? 'bonuses:desk.empty' : 'bonuses:desk.nothing')}
          </p>
        </div>
        {MOST > 0 && (
          <>
            <FormField name="POINTS" label={t('bonuses:desk.count')} className="sm:max-w-52">
              <Input
                {...register('POINTS')}
                inputMode="numeric"
                autoComplete="off"
                className="tabular-nums"
              />
            </FormField>
            {needsCode && isSent && (
              <FormField
                name="CODE"
                label={t('bonuses:desk.code')}
                hint={t('bonuses:desk.codeSent', { tel: sent.TEL })}
                className="sm:max-w-72"
              >
                <Input
                  {...register('CODE')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                  autoFocus
                />
              </FormField>
            )}
            <div>
              <FormAlert>
                {faults.root ?? (typeof sending === 'object' ? sending.fault : undefined)}
              </FormAlert>
              {needsCode && !isSent ? (
                TEL === null ? (
                  <p className="text-warning-ink">{t('bonuses:desk.noPhone')}</p>
                ) : (
                  <Button
                    loading={sending === 'busy'}
                    className="max-sm:w-full"
                    onClick={() => void sendCode()}
                  >
                    {t('bonuses:desk.sendCode', { tel: TEL.replaceAll(' ', '\u00a0') })}
                  </Button>
                )
              ) : (
                <Button type="submit" loading={form.isSubmitting} className="max-sm:w-full">
                  {t('bonuses:desk.use', { count: points })}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </FormPartsProvider>
  )
}
