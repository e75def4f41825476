import { useEffect, useState } from 'react'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'
import { useRow } from './use-row.ts'

/** The row that was added last, by its area, until its list has shown it. */
const added = new Map<string, string>()

/** Remembers a new row, so that its list names it. */
export const rememberAdded = (area: string, code: string): void => void added.set(area, code)

/** The name of a row that was just added, above the list: the row may stand anywhere in it. */
export function AddedRow() {
  const { definition, place } = useArea()
  const [code] = useState(() => added.get(definition.name))
  useEffect(() => void added.delete(definition.name), [definition.name])
  return code === undefined ? null : <Added code={code} place={place} />
}

function Added({ code, place }: { code: string; place: ReturnType<typeof useArea>['place'] }) {
  const { definition, base } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data: row } = useRow(place, code, true)
  return (
    <p role="status" className="rounded-card bg-accent-wash px-4 py-2 empty:hidden">
      {row && (
        <>
          {t('business:list.added')}{' '}
          <AppLink href={`${base}/${encodeURIComponent(code)}`} className="link font-medium">
            <LocalizedText value={rowTitle(definition, row.VALUE, locale)} />
          </AppLink>
        </>
      )}
    </p>
  )
}
