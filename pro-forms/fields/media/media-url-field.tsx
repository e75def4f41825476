'use client'

import type { FieldPathList } from '@rjsf/utils'
import FileText from 'lucide-react/icons/file-text'
import Video from 'lucide-react/icons/video'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useFormSettings } from '../../form-context.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { UrlField } from '../url-field.tsx'
import { LibraryButton } from './library-button.tsx'

type Props = FormFieldProps<string> & { onChoose: (item: MediaItem) => void; kind: 'file' | 'video' }

function MediaUrlField({ kind, onChoose, ...props }: Props) {
  const { t } = usePage()
  const { services } = useFormSettings()
  return (
    <div className="grid gap-2">
      <UrlField {...props} />
      {services.Library && !formField(props).isReadOnly && (
        <div>
          <LibraryButton
            kind={kind}
            icon={kind === 'file' ? FileText : Video}
            label={t(`forms:media.${kind}`)}
            onChoose={onChoose}
          />
        </div>
      )}
    </div>
  )
}

/** A field that also changes a value beside its own. */
type WithNeighbours = Omit<FormFieldProps<string>, 'onChange'> & {
  onChange: (next: unknown, path: FieldPathList) => void
}

/** The address of a file, typed or chosen from the library; its weight beside it follows the choice. */
export function FileField(props: WithNeighbours) {
  const { path } = props.fieldPathId
  return (
    <MediaUrlField
      {...props}
      kind="file"
      onChoose={({ SRC, BYTES }) => {
        props.onChange(SRC, path)
        if (BYTES !== null) props.onChange(BYTES, [...path.slice(0, -1), 'bytes'])
      }}
    />
  )
}

/** The address of a video, typed or chosen from the library. */
export const VideoField = (props: FormFieldProps<string>) => (
  <MediaUrlField {...props} kind="video" onChoose={({ SRC }) => formField(props).set(SRC)} />
)
