import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '../../../client/call.ts'
import { serverNow } from '../../../client/server-clock.ts'
import type { Locale } from '../../../locales/locale.ts'
import { EntityForm } from '../../../pro-forms/entity/entity-form.tsx'
import type { Entity } from '../../../pro-forms/entity/merge.ts'
import type { Saved } from '../../../pro-forms/entity/use-entity.ts'
import type { FieldTarget, FormServices } from '../../../pro-forms/form-context.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { partsOf } from '../areas/registry.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, writePath } from './area-queries.ts'
import { rowRights } from './area-rights.ts'
import { DraftBar } from './draft/draft-bar.tsx'
import { type EditedRow, editedRow } from './edited-row.ts'
import { savedWords } from './saved-words.ts'
import { useReferences } from './use-references.ts'
import { useSitePages } from './use-site-pages.ts'
import { useSuggestions } from './use-suggestions.ts'

export type RowServices = Pick<FormServices, 'Library' | 'tiles' | 'timezone'>

type Props = {
  /** Code of the row. Absent for a new row, and for an area that has a single row. */
  code?: string
  stored: EditedRow
  services: RowServices
  /** The field that gets the focus. */
  target?: FieldTarget | undefined
  /** Changes the value when the form opens, before anything is saved. */
  begin?: (value: Entity) => Entity
  /** Called with the code of a new row after its first save. */
  onCreated?: (code: string) => void
  /** Called after a save; `isAhead` if there are newer changes that are not saved yet. */
  onSaved: (isAhead: boolean) => void
  /** Called with whether there are unsaved changes. */
  onDirty?: (isDirty: boolean) => void
  /** Called with the language in which texts are edited. */
  onLocale?: (locale: Locale) => void
  /** Additional actions below the fields. */
  actions?: ReactNode
}

/** The form of one row of an area, generated from its schema. */
export function RowForm({ code, stored, services, target, onCreated, onSaved, ...rest }: Props) {
  const { definition, place, rights, person, isUnseen } = useArea()
  const edited = editedRow(definition, rights)
  const { options } = useReferences(Object.keys(definition.schema.properties))
  const suggestions = useSuggestions()
  const pages = useSitePages()
  const { t } = useTranslation()
  const word = partsOf(definition.name).word?.(place, code, t)
  const client = useQueryClient()
  const isNew = code === undefined && !definition.single
  /** The code of a new row, known before the form is drawn with it. */
  const made = useRef(code)
  const path = code === undefined ? '' : `/${encodeURIComponent(code)}`
  // Loaded before it is needed, because a save that is made offline could not load it.
  useEffect(() => void areaAnswers.row().catch(() => {}), [])

  async function save({ value, revision }: Saved): Promise<Saved> {
    const answer = isNew
      ? call('POST', writePath(place), edited.toBody(value))
      : call('PUT', writePath(place, path), { ...edited.toBody(value), REVISION: revision })
    const saved = await parsed(areaAnswers.row, answer)
    client.setQueryData(areaKeys.row(place, isNew ? saved.CODE : (code ?? '')), saved)
    if (isNew) {
      made.current = saved.CODE
      onCreated?.(saved.CODE)
    }
    return edited.saved(saved)
  }
  async function upload(file: File, onProgress?: (progress: number) => void) {
    const form = new FormData()
    form.set('file', file)
    return parsed(
      areaAnswers.picture,
      call('POST', writePath(place, '_pictures'), form, onProgress && { onProgress }),
    )
  }
  return (
    <EntityForm
      schema={edited.schema}
      stored={edited.saved(stored)}
      draftName={[person, place.area, place.place.split('/')[0], code ?? (isNew ? 'new' : 'single')].join(
        ':',
      )}
      checkMore={edited.check}
      save={save}
      readConflict={async (data) => {
        const theirs = (await areaAnswers.row()).parse(data)
        return {
          ...edited.saved(theirs),
          savedAt: theirs.UPDATED_AT,
          savedBy: theirs.UPDATED_BY ?? undefined,
        }
      }}
      services={{
        ...services,
        upload,
        references: options,
        suggestions,
        ...(pages && { pages }),
        ...(word && { word }),
      }}
      isReadOnly={isNew ? !rights.add : !rowRights(stored, rights).change}
      target={target}
      onSaved={(isAhead) => {
        void client.invalidateQueries({ queryKey: areaKeys.area(place) })
        onSaved(isAhead)
      }}
      {...rest}
      isQuiet={definition.drafted}
      savedWords={(value) =>
        savedWords(
          { definition, rights, isUnseen, timezone: services.timezone },
          value,
          serverNow().getTime(),
        )
      }
      bar={
        definition.drafted
          ? (state) => <DraftBar codeOf={() => code ?? made.current} {...state} />
          : undefined
      }
    />
  )
}
