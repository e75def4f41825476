import { useFormContext, useWatch } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { companyNames } from '../../../schemas/api/registration.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { withCallingCode } from '../../../schemas/reference/countries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PersonalDataLink, personalDataLink } from '../../../ui/page/personal-data-link.tsx'
import type { City } from '../../api/read-cities.ts'
import { taxLabel } from '../../tax-label.ts'
import { empty, type RegistrationValues, type StoredScan } from './registration-values.ts'
import { type StepName, steps } from './steps.ts'

type Line = readonly [label: string, value: string]

/** A summary of all entered values, with links back to their steps. */
export function StepCheck({
  cities,
  scans,
  go,
}: {
  cities: readonly City[]
  scans: readonly StoredScan[]
  go: (step: number) => void
}) {
  const page = usePage()
  const { t } = page
  const { register } = useFormContext<RegistrationValues>()
  const entered: RegistrationValues = { ...empty, ...useWatch<RegistrationValues>() }
  const kept = scans.filter(({ id }) => entered.KEEP_SCANS.includes(id)).map(({ name }) => name)
  const summary = summaryOf(
    entered,
    cities,
    kept,
    (name) => t(`registration:field.${name}`),
    (kind) => t(`registration:kind.${kind}`),
    t(taxLabel(cities.find(({ code }) => code === entered.LOCATION_CODE)?.country)),
  )
  return (
    <>
      {steps.slice(0, -1).map(({ name }, index) => (
        <section key={name} aria-labelledby={`check-${name}`} className="border-t border-line pt-4">
          <div className="flex items-baseline justify-between gap-4">
            <h3 id={`check-${name}`} className="text-lg font-semibold">
              {t(`registration:step.${name}`)}
            </h3>
            <Button
              variant="link"
              className="min-h-11"
              aria-describedby={`check-${name}`}
              onClick={() => go(index)}
            >
              {t('registration:edit')}
            </Button>
          </div>
          <dl className="grid gap-y-2 sm:grid-cols-[12rem_1fr] sm:gap-x-6">
            {(summary[name as StepName] ?? []).map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">{value || '\u2013'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="border-t border-line pt-4">
        <FormField id="CONSENT" name="CONSENT" required>
          <Checkbox
            {...register('CONSENT')}
            label={t('registration:consent')}
            note={<PersonalDataLink {...personalDataLink(page)} />}
          />
        </FormField>
      </div>
    </>
  )
}

type FieldName =
  | 'KIND'
  | 'COMPANY_NAME'
  | 'LOCATION_CODE'
  | 'ADDRESS'
  | 'POINT'
  | 'PHONES'
  | 'EMAIL'
  | 'LICENSE'
  | 'LICENSE_SCANS'
  | 'LOGO'

function summaryOf(
  entered: RegistrationValues,
  cities: readonly City[],
  kept: readonly string[],
  label: (name: FieldName) => string,
  kindName: (kind: Exclude<RegistrationValues['KIND'], ''>) => string,
  taxName: string,
): Partial<Record<StepName, readonly Line[]>> {
  const names = Object.values(companyNames).map((name) => entered[name])
  const city = cities.find(({ code }) => code === entered.LOCATION_CODE)
  const phones = entered.PHONES.filter((phone) => phone.trim() !== '').map((phone) =>
    formatPhone(withCallingCode(phone, city?.country)),
  )
  return {
    kind: [
      [label('KIND'), entered.KIND ? kindName(entered.KIND) : ''],
      [label('COMPANY_NAME'), names.filter((name) => name.trim() !== '').join(' · ')],
    ],
    place: [
      [label('LOCATION_CODE'), city?.name ?? ''],
      [label('ADDRESS'), entered.ADDRESS],
      ...(entered.LATITUDE ? [[label('POINT'), `${entered.LATITUDE}, ${entered.LONGITUDE}`] as const] : []),
    ],
    contacts: [
      [label('PHONES'), phones.join(', ')],
      [label('EMAIL'), entered.EMAIL],
    ],
    papers: [
      [taxName, entered.TAX_NUMBER],
      [label('LICENSE'), entered.LICENSE],
      [label('LICENSE_SCANS'), [...kept, ...entered.LICENSE_SCANS.map(({ name }) => name)].join(', ')],
      [label('LOGO'), entered.LOGO?.name ?? ''],
    ],
  }
}
