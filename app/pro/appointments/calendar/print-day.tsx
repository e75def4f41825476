import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { lookOf } from '../status-looks.ts'
import { marksOf } from '../visit-marks.ts'
import { patientOf } from '../visit-name.ts'
import type { Column } from './columns.ts'

type Props = {
  title: string
  /** Names of the clinic and of the branch. */
  place: string
  columns: readonly Column[]
  titleOf: (column: Column) => string
}

/** The shown calendar on paper, as a list for each doctor; nothing on a screen. */
export function PrintDay({ title, place, columns, titleOf }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <div className="hidden print:block">
      <p>{place}</p>
      <p className="mb-4 text-xl font-semibold first-letter:uppercase">{title}</p>
      {columns
        // A hold is left out: the patient still fills in the form.
        .map((column) => ({
          ...column,
          visits: column.visits.filter(({ visit }) => visit.STATUS !== 'hold'),
        }))
        .filter(({ visits }) => visits.length > 0)
        .map((column) => (
          <section key={column.key} className="mb-6">
            <h2 className="mb-2 text-lg">{titleOf(column)}</h2>
            <table className="w-full border-collapse text-sm">
              <thead>
                <tr className="border-b border-line-strong text-start">
                  {(['time', 'patient', 'phone', 'service', 'status'] as const).map((key) => (
                    <th key={key} scope="col" className="py-1 pe-3 text-start font-semibold">
                      {t(`calendar:print.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {column.visits.map(({ visit }) => (
                  <tr key={visit.APPOINTMENT_CODE} className="border-b border-line align-top">
                    <td className="py-1.5 pe-3 tabular-nums">{`${visit.LABEL}–${visit.LABEL_END}`}</td>
                    <td className="py-1.5 pe-3">{patientOf(visit)}</td>
                    <td className="py-1.5 pe-3 whitespace-nowrap">{visit.TEL && formatPhone(visit.TEL)}</td>
                    <td className="py-1.5 pe-3">{readLocalized(visit, 'SERVICE_NAME', locale)?.text}</td>
                    <td className="py-1.5">
                      {[t(lookOf(visit).words), ...marksOf(visit).map((mark) => t(mark))].join(', ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </div>
  )
}
