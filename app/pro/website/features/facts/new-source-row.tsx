import { useState } from 'react'
import { useArea } from '../../../area/area-context.ts'
import { ChangeNote } from '../../../area/change-note.tsx'
import { initialRow } from '../../../area/initial-row.ts'
import { RowForm } from '../../../area/row-form.tsx'
import { useSources } from '../../draft/builder/source-context.ts'

/** The form of a new row of the area. */
export function NewSourceRow({ onSaved }: { onSaved: () => void }) {
  const { definition, rights } = useArea()
  const { services, country, noteDirty } = useSources()
  const [blank] = useState(() =>
    initialRow(definition, { timezone: services.timezone ?? '', country, publish: rights.publish }),
  )
  return (
    <>
      <ChangeNote row={blank} />
      <RowForm
        stored={blank}
        services={services}
        onDirty={noteDirty}
        onSaved={(isAhead) => !isAhead && onSaved()}
      />
    </>
  )
}
