import { FormField } from '../../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../../client/form/form-parts.ts'
import { useNativeForm } from '../../../../../client/form/use-native-form.ts'
import { completeUrl } from '../../../../../pro-forms/fields/complete-url.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { FieldError } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { addVideo } from './media-calls.ts'

/** Adds a video of another site by its address. */
export function VideoForm({ onAdded }: { onAdded: (item: MediaItem) => void }) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const form = useNativeForm<{ URL: string; NAME: string }>({
    send: async ({ URL, NAME }) => {
      onAdded(await addVideo(place, { URL: completeUrl(URL.trim()), NAME }))
      form.setValue('URL', '')
      form.setValue('NAME', '')
    },
  })
  return (
    <FormPartsProvider value={form}>
      <form
        {...form.attributes}
        onSubmit={(event) => {
          // The dialog may stand in a form.
          event.stopPropagation()
          form.attributes.onSubmit?.(event)
        }}
        className="grid gap-4 rounded-card bg-surface p-4"
      >
        <FormField
          name="URL"
          label={t('business:site.library.video.url')}
          hint={t('business:site.library.video.hint')}
        >
          <Input {...form.register('URL')} inputMode="url" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <FormField name="NAME" label={t('business:site.library.video.name')}>
          <Input {...form.register('NAME')} maxLength={200} />
        </FormField>
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          {t('business:site.library.video.add')}
        </Button>
        <FieldError>{form.faults.root}</FieldError>
      </form>
    </FormPartsProvider>
  )
}
