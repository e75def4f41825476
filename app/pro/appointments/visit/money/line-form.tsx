import { Controller, useWatch } from 'react-hook-form'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../../client/form/use-call-form.ts'
import { readLocalized } from '../../../../../schemas/api/localized-names.ts'
import type { Visit, VisitLine, VisitPrice, visitLineBody } from '../../../../../schemas/api/visit.ts'
import { nameFolds } from '../../../../../schemas/formats/name-folds.ts'
import { formatMoney, readMoney, typedMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useUnsaved } from '../../../../../ui/dialog/unsaved.tsx'
import { Combobox } from '../../../../../ui/form/combobox.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NumberInput } from '../../../../../ui/form/number-input.tsx'
import { visitPricesOf } from '../../../../queries/appointments.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { useMoneyCalls } from './use-money-calls.ts'

type Values = { SERVICE_CODE: string; QUANTITY: number; PRICE: string; REASON: string }

type Props = {
  visit: Visit
  /** The line that is corrected; absent for a new one. */
  line?: VisitLine
  onDone: () => void
}

/** The amount of a typed price; one that is no amount is refused by its field. */
const amountOf = (typed: string | undefined) => (typed ? (readMoney(typed) ?? -1) : undefined)

/** Writes a service into a visit at the price of the day. A price of its own asks for the reason. */
export function LineForm({ visit, line, onDone }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBranch()
  const { addLine } = useMoneyCalls(visit.APPOINTMENT_CODE)
  const { data, error, isFetching } = useLateQuery(visitPricesOf(place, visit.APPOINTMENT_CODE))
  const prices = data?.data ?? []
  const form = useCallForm<typeof visitLineBody, Values>({
    schema: async () => (await import('../../../../../schemas/api/visit.ts')).visitLineBody,
    defaultValues: {
      SERVICE_CODE: line?.SERVICE_CODE ?? '',
      QUANTITY: line?.QUANTITY ?? 1,
      PRICE: line ? typedMoney(line.PRICE) : '',
      REASON: line?.REASON ?? '',
    },
    toBody: ({ PRICE, ...values }) => {
      const amount = amountOf(PRICE)
      // A line that others have removed meanwhile is written as a new one.
      const isThere = visit.LINES.some(({ LINE, REMOVED_AT }) => LINE === line?.LINE && REMOVED_AT === null)
      return {
        ...values,
        ...(amount !== undefined && { PRICE: amount }),
        ...(line && isThere && { REPLACES: line.LINE }),
      }
    },
    send: async (body) => {
      await addLine(body)
      onDone()
    },
  })
  const { control, register, setValue, faults, formState } = form
  useUnsaved(formState.isDirty)
  const { SERVICE_CODE, PRICE, REASON } = useWatch({ control })
  const chosen = prices.find((one) => one.SERVICE_CODE === SERVICE_CODE)
  const listPrice = chosen?.LIST_PRICE ?? null
  const isOwnPrice = listPrice !== null && amountOf(PRICE) !== undefined && amountOf(PRICE) !== listPrice
  const money = (amount: number) => formatMoney(amount, visit.CURRENCY)
  const optionOf = (one: VisitPrice) => {
    const name = readLocalized(one, 'NAME', locale)?.text ?? one.SERVICE_CODE
    return {
      value: one.SERVICE_CODE,
      label: name,
      ...(one.LIST_PRICE !== null && { note: money(one.LIST_PRICE) }),
    }
  }
  const options = prices.map(optionOf)
  const isOffered = line === undefined || prices.some((one) => one.SERVICE_CODE === line.SERVICE_CODE)
  const hint =
    chosen &&
    (listPrice === null
      ? t('visits:money.noListPrice')
      : isOwnPrice
        ? t('visits:money.listPrice', { price: money(listPrice) })
        : undefined)
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-4 rounded-control bg-surface p-4">
        <FormField
          name="SERVICE_CODE"
          label={t('visits:money.service')}
          required
          {...(error && { hint: error.message })}
        >
          <Controller
            control={control}
            name="SERVICE_CODE"
            render={({ field: { name, value, onChange } }) => (
              <Combobox
                name={name}
                options={
                  isOffered || !line || !data
                    ? options
                    : [
                        {
                          value: line.SERVICE_CODE,
                          label: readLocalized(line, 'NAME', locale)?.text ?? line.SERVICE_CODE,
                        },
                        ...options,
                      ]
                }
                value={value || null}
                loading={isFetching && !data}
                folds={nameFolds}
                onValueChange={(code) => {
                  onChange(code ?? '')
                  const price = prices.find((one) => one.SERVICE_CODE === code)?.LIST_PRICE ?? null
                  setValue('PRICE', price === null ? '' : typedMoney(price))
                }}
              />
            )}
          />
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            name="PRICE"
            label={t('visits:money.price')}
            required={listPrice === null}
            {...(hint && { hint })}
          >
            <Input {...register('PRICE')} inputMode="decimal" autoComplete="off" className="tabular-nums" />
          </FormField>
          <FormField name="QUANTITY" label={t('visits:money.quantity')}>
            <Controller
              control={control}
              name="QUANTITY"
              render={({ field: { name, value, onChange } }) => (
                <NumberInput
                  name={name}
                  value={value}
                  min={1}
                  max={1000}
                  onValueChange={(next) => onChange(next ?? 1)}
                />
              )}
            />
          </FormField>
        </div>
        {(isOwnPrice || REASON || faults.REASON) && (
          <FormField
            name="REASON"
            label={t('visits:money.reason')}
            hint={t('visits:money.reasonHint')}
            required={isOwnPrice}
          >
            <Input {...register('REASON')} maxLength={300} autoComplete="off" />
          </FormField>
        )}
        <div>
          <FormAlert>{faults.root}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.isSubmitting}>
              {t(line ? 'forms:save' : 'visits:money.addDo')}
            </Button>
            <Button variant="empty" onClick={onDone}>
              {t('business:cancel')}
            </Button>
          </div>
        </div>
      </form>
    </FormPartsProvider>
  )
}
