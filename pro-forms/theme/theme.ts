import type { RegistryFieldsType } from '@rjsf/utils'
import { BooleanField } from '../fields/boolean-field.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { AccentField } from '../fields/design/accent-field.tsx'
import { FontsField } from '../fields/design/fonts-field.tsx'
import { OrderField } from '../fields/design/order-field.tsx'
import { PaletteField } from '../fields/design/palette-field.tsx'
import { RadiusField } from '../fields/design/radius-field.tsx'
import { TemplateField } from '../fields/design/template-field.tsx'
import { HoursField } from '../fields/hours/hours-field.tsx'
import { ImageField } from '../fields/image/image-field.tsx'
import { InstantField } from '../fields/instant-field.tsx'
import { ListField } from '../fields/list/list-field.tsx'
import { IconField, LogoField } from '../fields/mark/mark-field.tsx'
import { FileField, VideoField } from '../fields/media/media-url-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { ObjectField } from '../fields/object-field.tsx'
import { PageField } from '../fields/page-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { PhonesField } from '../fields/phones-field.tsx'
import { PicturesField } from '../fields/pictures-field.tsx'
import { PlainTextField } from '../fields/plain-text-field.tsx'
import { PointField } from '../fields/point/point-field.tsx'
import { PriceField } from '../fields/price-field.tsx'
import { ReferenceField } from '../fields/reference-field.tsx'
import { RichField } from '../fields/rich/rich-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { TimeField } from '../fields/time-field.tsx'
import { UrlField } from '../fields/url-field.tsx'
import { VariantsField } from '../fields/variants-field.tsx'
import { WordField } from '../fields/word-field.tsx'
import { FieldTemplate } from './field-template.tsx'
import { ObjectTemplate } from './object-template.tsx'

/** Field components by value type (rjsf's names), by leaf, by editor and by pattern (`ui-schema.ts`). */
export const fields: RegistryFieldsType = {
  ArrayField: ListField,
  BooleanField,
  NumberField,
  ObjectField,
  StringField: PlainTextField,
  accent: AccentField,
  choice: ChoiceField,
  date: DateField,
  file: FileField,
  fonts: FontsField,
  hours: HoursField,
  icon: IconField,
  image: ImageField,
  instant: InstantField,
  link: VariantsField,
  logo: LogoField,
  order: OrderField,
  page: PageField,
  palette: PaletteField,
  phone: PhoneField,
  phones: PhonesField,
  pictures: PicturesField,
  point: PointField,
  price: PriceField,
  radius: RadiusField,
  reference: ReferenceField,
  rich: RichField,
  template: TemplateField,
  text: TextField,
  time: TimeField,
  url: UrlField,
  variants: VariantsField,
  video: VideoField,
  word: WordField,
}

/** rjsf renders no submit button, because the owner of the value saves it. */
const SubmitButton = () => null

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ButtonTemplates: { SubmitButton },
}
