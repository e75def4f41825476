import { type FieldOptions, t } from '../core/type.ts'

/** An uploaded picture without alt text, where the name of the clinic describes it already. */
export const pictureSchema = (options: FieldOptions = {}) => {
  const { src, width, height, color } = t.image().properties
  return t.object({ src, width, height, color }, options)
}
