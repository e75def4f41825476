import type { ReactNode } from 'react'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { CityPicker, type ListPlace } from './city-picker.tsx'

/** The title of a list of the directory, with the city that it is of. */
export function DirectoryHead({
  title,
  id,
  place,
  children,
}: {
  title: DirectoryListProps['title']
  id: string
  place: ListPlace
  children?: ReactNode
}) {
  return (
    <>
      <h1 id={id} className="max-w-[28ch] text-4xl not-first:mt-6">
        <LocalizedText value={title} />
      </h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CityPicker {...place} />
        {children}
      </div>
    </>
  )
}
