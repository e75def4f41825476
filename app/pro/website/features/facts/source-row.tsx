import { useMemo } from 'react'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useArea } from '../../../area/area-context.ts'
import { ChangeNote } from '../../../area/change-note.tsx'
import { RowForm } from '../../../area/row-form.tsx'
import { useRow } from '../../../area/use-row.ts'
import { useAnnounceOutside } from '../../../outside/use-announce-outside.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { type Source, useSources } from '../../draft/builder/source-context.ts'
import { LibraryDialog } from '../../panel/media/loaded-library.tsx'

type Props = { code: string | undefined; source: Source; onSaved: () => void }

/** The form of a row of the area, with the focus in a field. */
export function SourceRow({ code, source: { field, begin }, onSaved }: Props) {
  const { t } = useTranslation()
  const { place } = useArea()
  const { services: given, noteDirty } = useSources()
  const { mayChange } = useBuilder()
  const announceOutside = useAnnounceOutside()
  // An editor who may not add to the library uploads a picture for the row alone.
  const services = useMemo(
    () => ({ ...given, ...(mayChange && { Library: LibraryDialog }) }),
    [given, mayChange],
  )
  const { data: row, isError } = useRow(place, code, true)
  const isRead = row !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus does not move when the row is read again
  const target = useMemo(() => {
    const path = begin && row ? begin(row.VALUE).path : field === undefined ? undefined : [field]
    return path && { path, seq: 1 }
  }, [begin, field, isRead])
  if (isError) return <p role="alert">{t('business:site.media.facts.failed')}</p>
  if (!row) return <SkeletonText lines={6} />
  return (
    <>
      <ChangeNote row={row} />
      <RowForm
        {...(code !== undefined && { code })}
        stored={row}
        services={services}
        target={target}
        {...(begin && { begin: (value) => begin(value).value })}
        onDirty={noteDirty}
        onSaved={(isAhead) => {
          if (isAhead) return
          if (code !== undefined) void announceOutside(code)
          onSaved()
        }}
      />
    </>
  )
}
