import { useMemo } from 'react'
import { call } from '../../../client/call.ts'
import type { FormServices } from '../../../pro-forms/form-context.ts'
import { pickLocalized } from '../../../schemas/localized.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { useBuilder, useDraftState } from './builder-context.ts'

/** What the fields of a block need: pages to link to, and a place for pictures. */
export function useFormServices(): FormServices {
  const { place } = useBuilder()
  const { locale } = usePage()
  const pages = useDraftState(({ draft }) => draft.pages)
  return useMemo(
    () => ({
      pages: Object.values(pages).map(({ slug, title }) => ({
        value: `/${slug}`,
        label: String(pickLocalized(title, locale)?.value ?? slug),
      })),
      upload: (file: File) => {
        const form = new FormData()
        form.set('file', file)
        return parsed(areaAnswers.picture, call('POST', `/w-business/${place}/clinic_website/pictures`, form))
      },
    }),
    [pages, place, locale],
  )
}
