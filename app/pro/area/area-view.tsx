import Pencil from 'lucide-react/icons/pencil'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { describeValue } from '../../../pro-forms/entity/describe-value.ts'
import { fieldOptions } from '../../../pro-forms/field-options.ts'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { isRecord, shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { RichValue } from './rich-value.tsx'

type Props = {
  definition: AreaDefinition
  row: AreaRow
  locale: Locale
  timezone: string
  /** In which amounts are said, its ISO code. */
  currency?: string | undefined
  /** The names of rows that values refer to. */
  nameOf: (area: string, code: string) => string | undefined
  /** The path of the form, without the language; absent without the right to write. */
  edit?: string
}

/** A value as it is read: a picture, a rich text, or words. */
function Value({
  schema,
  value,
  locale,
  timezone,
  currency,
  nameOf,
}: Pick<Props, 'locale' | 'timezone' | 'currency' | 'nameOf'> & { schema: TSchema; value: unknown }) {
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf' && shape.leaf !== 'link' && isRecord(value)) {
    const picked = pickLocalized(value, locale)
    const lang = picked?.lang ?? locale
    return shape.leaf === 'rich' ? (
      <RichValue content={picked?.value} lang={lang} />
    ) : (
      <span lang={lang}>{String(picked?.value ?? '')}</span>
    )
  }
  if (isRecord(value) && typeof value.src === 'string' && value.src.startsWith('/images/'))
    return <img src={`${value.src}/320`} alt="" className="max-h-24 max-w-full rounded-control" />
  const t = translate(locale)
  return describeValue(schema, value, locale, {
    timezone,
    currency,
    nameOf,
    // A row of a list has several fields, of which only labels say which is which.
    isFull: structureOf(schema).kind === 'array',
    yesOrNo: (is) => t(is ? 'business:list.yes' : 'business:list.no'),
  })
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

/** A company's only row of an area as text, without the code of a form: that is loaded to change it. */
export function AreaView({ definition, row, locale, timezone, currency, nameOf, edit }: Props) {
  const t = translate(locale)
  const fields = Object.entries(definition.schema.properties)
    .map(([name, schema]) => ({ name, schema, options: fieldOptions(schema, locale) }))
    .filter(({ options }) => !options.isHidden)
  const isUnset = fields.every(({ name }) => isNothing(row.VALUE[name]))
  return (
    <ProPage
      title={definition.label[locale]}
      action={
        edit && (
          <AppLink href={edit} className={buttonClass()}>
            <Icon of={Pencil} />
            {t('business:area.edit')}
          </AppLink>
        )
      }
    >
      {isUnset && <p className="text-ink-soft">{t('business:area.unset')}</p>}
      <dl className="grid max-w-text gap-x-8 gap-y-5 empty:hidden @3xl/page:grid-cols-[14rem_minmax(0,1fr)]">
        {(isUnset ? [] : fields).map(({ name, schema, options }) => {
          const value = row.VALUE[name]
          return (
            <div key={name} className="grid gap-1 @3xl/page:col-span-2 @3xl/page:grid-cols-subgrid">
              <dt className="text-ink-soft">{options.label}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                {isNothing(value) ? (
                  <span className="text-ink-faint">{t('business:list.nothing')}</span>
                ) : (
                  <Value schema={schema} value={value} {...{ locale, timezone, currency, nameOf }} />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </ProPage>
  )
}
