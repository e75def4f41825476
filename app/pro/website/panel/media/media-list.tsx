import { useDeferredValue, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import type { MediaKind } from '../../../../../pro-forms/fields/media/library.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { maxMediaBytes, mediaAndFileTypes, mediaTypes } from '../../../../../schemas/formats/media-file.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { FileUpload } from '../../../../../ui/file-upload/file-upload.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { EmptyState } from '../../../../../ui/shown/empty-state.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { findMedia } from './find-media.ts'
import { MediaCard } from './media-card.tsx'
import { useUpload } from './use-upload.ts'
import { VideoForm } from './video-form.tsx'

const accepted = { all: mediaAndFileTypes, picture: mediaTypes, file: 'application/pdf' }
const kinds = ['all', 'picture', 'file', 'video'] as const

/** Cards that are drawn at first, and that each press adds. */
const few = 48

type Props = {
  items: readonly MediaItem[]
  /** The only kind that is of use here. */
  kind: MediaKind | undefined
  onAdded: (item: MediaItem) => void
  onOpen: ((item: MediaItem) => void) | undefined
  onChoose: ((item: MediaItem) => void) | undefined
}

/** The items of the library, with search, and the button that adds to it. */
export function MediaList({ items, kind: only, onAdded, onOpen, onChoose }: Props) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(few)
  const words = useDeferredValue(search)
  const [added, setAdded] = useState<readonly string[]>([])
  const { upload, isAlone } = useUpload()
  const wanted = only ?? (kind === 'all' ? undefined : kind)
  const found = findMedia(items, { words, kind: wanted })
  const isEmpty = findMedia(items, { words: '', kind: only }).length === 0

  function take(item: MediaItem) {
    onAdded(item)
    setAdded((names) => [...names, item.NAME])
    // A person who has added a single one wants it.
    if (onChoose && added.length === 0 && isAlone() && item.KIND === (only ?? item.KIND)) onChoose(item)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {mayChange && only !== 'video' && (
        <FileUpload
          aria-label={t('business:site.library.add')}
          upload={upload}
          goesOn
          accept={{
            types: accepted[only ?? 'all'],
            text: t(`business:site.library.types.${only ?? 'all'}`),
          }}
          maxSize={maxMediaBytes}
          takesPaste
          failureText={(error) => (error instanceof CallError ? error.sentence : undefined)}
          onUploaded={take}
        />
      )}
      {mayChange && (only === 'video' || kind === 'video') && <VideoForm onAdded={take} />}
      <p role="status" className="sr-only">
        {added.length > 0 && t('business:site.library.added', { name: added.join(', ') })}
      </p>
      {isEmpty ? (
        <EmptyState
          title={t('business:site.library.none')}
          text={t(mayChange ? 'business:site.library.noneText' : 'business:site.library.noneRead')}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <div className="grow basis-56">
            <Input
              kind="search"
              aria-label={t('business:site.library.search')}
              placeholder={t('business:site.library.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
          {!only && (
            <div className="grow basis-40 sm:grow-0">
              <NativeSelect
                aria-label={t('business:site.library.kind')}
                value={kind}
                onChange={({ target }) => setKind(target.value as typeof kind)}
                options={kinds.map((value) => ({ value, label: t(`business:site.library.kinds.${value}`) }))}
              />
            </div>
          )}
        </div>
      )}
      {!isEmpty && found.length === 0 && <p role="status">{t('business:site.library.notFound')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {found.slice(0, shown).map((item) => (
          <MediaCard key={item.CODE} item={item} onOpen={onOpen} onChoose={onChoose} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + few)}>
          {t('business:site.library.more')}
        </Button>
      )}
    </div>
  )
}
