import { useMemo } from 'react'
import { pictureOfItem } from '../../../../../pro-forms/fields/media/picture-of-item.ts'
import type { FormServices } from '../../../../../pro-forms/form-context.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useBuilder, usePageHeads } from '../../draft/builder/builder-context.ts'
import { LibraryDialog } from '../media/loaded-library.tsx'
import { uploadMedia } from '../media/media-calls.ts'

/** The data that the fields of a block need: pages to link to, and the media library. */
export function useFormServices(): FormServices {
  const { place } = useBuilder()
  const { locale } = usePage()
  const pages = usePageHeads()
  return useMemo(
    () => ({
      pages: Object.values(pages).map(({ slug, title }) => ({
        value: `/${slug}`,
        label: String(pickLocalized(title, locale)?.value ?? slug),
      })),
      Library: LibraryDialog,
      followsLibrary: true,
      upload: async (file, onProgress = () => {}) => {
        const { signal } = new AbortController()
        const stored = pictureOfItem(await uploadMedia(place)(file, { signal, onProgress }))
        if (!stored) throw new Error('A file that is no picture was sent as one')
        return stored
      },
    }),
    [pages, place, locale],
  )
}
