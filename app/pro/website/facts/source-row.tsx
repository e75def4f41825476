import { useMemo } from 'react'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useArea } from '../../area/area-context.ts'
import { RowForm } from '../../area/row-form.tsx'
import { useRow } from '../../area/use-row.ts'
import { useBuilder } from '../builder-context.ts'
import { LazyLibrary } from '../media/lazy-library.tsx'
import { useSources } from './source-context.ts'

type Props = { code: string | undefined; field: string | undefined; onSaved: () => void }

/** The form of a row of the area, with the focus in a field. */
export function SourceRow({ code, field, onSaved }: Props) {
  const { t } = useTranslation()
  const { place } = useArea()
  const { services: given, noteDirty } = useSources()
  const { mayChange } = useBuilder()
  // Who may not add to the library uploads a picture for the row alone.
  const services = useMemo(
    () => ({ ...given, ...(mayChange && { Library: LazyLibrary }) }),
    [given, mayChange],
  )
  const { data: row, isError } = useRow(place, code, true)
  const target = useMemo(() => (field === undefined ? undefined : { path: [field], seq: 1 }), [field])
  if (isError) return <p role="alert">{t('business:site.media.facts.failed')}</p>
  if (!row) return <SkeletonText lines={6} />
  return (
    <RowForm
      {...(code !== undefined && { code })}
      stored={row}
      services={services}
      target={target}
      onDirty={noteDirty}
      onSaved={(isAhead) => !isAhead && onSaved()}
    />
  )
}
