import { useEffect, useRef } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import type { SendFile } from '../../../../../ui/file-upload/use-uploads.ts'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { uploadMedia } from './media-calls.ts'

/**
 * Sends files to the library. Uploads go on after the library is closed, and end with a toast. `isAlone` is true while the library is open
 * and no other upload runs.
 */
export function useUpload(): { upload: SendFile<MediaItem>; isAlone: () => boolean } {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const running = useRef(0)
  const isOpen = useRef(true)
  const latest = useRef(t)
  latest.current = t
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      const count = running.current
      if (count > 0) toast({ message: latest.current('business:site.library.goesOn', { count }) })
    }
  }, [])

  const upload: SendFile<MediaItem> = async (file, options) => {
    running.current += 1
    try {
      const item = await uploadMedia(place)(file, options)
      if (!isOpen.current)
        toast({ variant: 'success', message: t('business:site.library.added', { name: item.NAME }) })
      return item
    } catch (thrown) {
      const why = thrown instanceof CallError ? thrown.sentence : t('ui:upload.failed')
      if (!isOpen.current) toast({ variant: 'error', message: `${file.name}: ${why}` })
      throw thrown
    } finally {
      running.current -= 1
    }
  }
  return { upload, isAlone: () => isOpen.current && running.current === 0 }
}
