import Download from 'lucide-react/icons/download'
import type { CheckedDocumentProps } from '../../../schemas/blocks/checked-document.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PlainIsland } from '../../../ui/page/plain-island.tsx'

type Asked = CheckedDocumentProps['data']['asked']

/** The form with which a patient gets the file of a document: it asks for facts that only they know, and needs no JavaScript. */
export function DocumentFileForm({ id, asked }: { id: string; asked: Asked }) {
  const { t } = usePage()
  const form = (
    <form
      method="post"
      noValidate
      id={id}
      action={`#${id}`}
      aria-labelledby={`${id}-title`}
      className="card mt-10 max-w-text @container"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {t('blocks:checked-document.file.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('blocks:checked-document.file.lead')}</p>
      {asked?.message && (
        <p role="alert" className="mt-4 rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
          {asked.message}
        </p>
      )}
      <div className="mt-5 grid gap-5 @md:grid-cols-2">
        <Digits
          name="PHONE_END"
          label={t('blocks:checked-document.file.phoneEnd')}
          value={asked?.phoneEnd}
          fault={asked?.phoneEndFault}
        />
        <Digits
          name="BIRTH_YEAR"
          label={t('blocks:checked-document.file.birthYear')}
          value={asked?.birthYear}
          fault={asked?.birthYearFault}
        />
      </div>
      <button type="submit" className={`${buttonClass('primary')} mt-5`}>
        <Icon of={Download} />
        {t('blocks:checked-document.file.get')}
      </button>
    </form>
  )
  return asked ? (
    <PlainIsland of="parts/documents/answered-anew" props={{}}>
      {form}
    </PlainIsland>
  ) : (
    form
  )
}

type DigitsProps = { name: string; label: string; value: string | undefined; fault: string | undefined }

/** A field of four digits. */
function Digits({ name, label, value, fault }: DigitsProps) {
  const id = useElementId(`file-${name}`)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        className="field"
      />
      <FieldError id={`${id}-error`}>{fault}</FieldError>
    </div>
  )
}
